/** Who may see what a contributor earned: each their own, and nobody else. The dashboard has figures for admins, too. */
export const createEarningsPolicy = <Expected>(own: Expected, ofDashboard: Expected) => ({
  'GET /dashboard': { own: ofDashboard },
  'GET /contributor/works': { own },
  'GET /contributor/downloads/recent': { own },
  'GET /contributor/downloads/most': { own },
  'GET /contributor/sales-earnings/current': { own },
  'GET /contributor/sales-earnings/entries': { own },
  'GET /contributor/sales-earnings/chart': { own },
  'GET /contributor/sales-earnings/contents': { own },
  'GET /contributor/sales-earnings/statement': { own },
});
