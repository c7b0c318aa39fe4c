/** What an analytics service must be able to do. Event names and ids only: no health data leaves the browser. */
export interface AnalyticsService {
  identify(userId: string): void;
  track(event: string, properties?: Record<string, string | number | boolean>): void;
  reset(): void;
}

let service: AnalyticsService | undefined;

const quietly = (act: (to: AnalyticsService) => void) => {
  if (!service) return;
  try {
    act(service);
  } catch (failure) {
    console.warn('Analytics failed', failure);
  }
};

/** Nothing is sent unless a deployment plugs a service in, and a failing service never gets in the way (OPEN-042). */
export const analytics = {
  use: (chosen: AnalyticsService | undefined) => {
    service = chosen;
  },
  identify: (userId: string) => quietly((to) => to.identify(userId)),
  track: (event: string, properties?: Record<string, string | number | boolean>) =>
    quietly((to) => to.track(event, properties)),
  reset: () => quietly((to) => to.reset()),
};
