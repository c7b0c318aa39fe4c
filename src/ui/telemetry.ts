/** Interface of an analytics service. Only event names and ids are sent: no health data leaves the browser. */
export interface AnalyticsService {
  identify(userId: string): void;
  track(event: string, properties?: Record<string, string | number | boolean>): void;
  reset(): void;
}

let service: AnalyticsService | undefined;

const ignoreErrors = (act: (to: AnalyticsService) => void) => {
  if (!service) return;
  try {
    act(service);
  } catch (failure) {
    console.warn('Analytics failed', failure);
  }
};

/** Sends nothing unless a deployment configures a service; errors of the service are ignored (OPEN-042). */
export const analytics = {
  use: (chosen: AnalyticsService | undefined) => {
    service = chosen;
  },
  identify: (userId: string) => ignoreErrors((to) => to.identify(userId)),
  track: (event: string, properties?: Record<string, string | number | boolean>) =>
    ignoreErrors((to) => to.track(event, properties)),
  reset: () => ignoreErrors((to) => to.reset()),
};

/** Receives errors that nobody expected, with where they happened; never what a patient's record says. */
export interface MonitoringService {
  report(error: unknown, where: string): void;
}

let monitor: MonitoringService | undefined;

/** Errors go to the console unless a deployment plugs a service in; reporting never fails (OPEN-042). */
export const monitoring = {
  use: (chosen: MonitoringService | undefined) => {
    monitor = chosen;
  },
  report: (error: unknown, where: string) => {
    console.error(where, error);
    try {
      monitor?.report(error, where);
    } catch (failure) {
      console.warn('Monitoring failed', failure);
    }
  },
};
