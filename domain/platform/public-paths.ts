/** `/user/login` and `/user/login/` are the same page (OPEN-018). */
export const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

const publicPaths =
  /^\/(maintenance|program\/[^/]+|user\/(login|logout|forgot-password|reset-password|not-found|create\/[^/]+))\/$/;

/** Whether a path is a page outside both consoles. */
export const isPublicPath = (path: string): boolean => publicPaths.test(withTrailingSlash(path));
