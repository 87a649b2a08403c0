/** Permissions for earnings: contributors see only their own. Admins also see the figures of the dashboard. */
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
