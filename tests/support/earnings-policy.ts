/** Who may see what a contributor earned: each their own, and nobody else. */
export const createEarningsPolicy = <Expected>(own: Expected) => ({
  'GET /dashboard': { own },
  'GET /contributor/downloads/recent': { own },
  'GET /contributor/downloads/most': { own },
  'GET /contributor/sales-earnings/current': { own },
  'GET /contributor/sales-earnings/entries': { own },
  'GET /contributor/sales-earnings/chart': { own },
  'GET /contributor/sales-earnings/contents': { own },
  'GET /contributor/sales-earnings/statement': { own },
});
