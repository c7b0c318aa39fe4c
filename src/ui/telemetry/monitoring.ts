/** Receives errors that nobody expected, with where they happened; never what a patient's record says. */
export interface MonitoringService {
  report(error: unknown, where: string): void;
}

let service: MonitoringService | undefined;

/** Errors go to the console unless a deployment plugs a service in; reporting never fails (OPEN-042). */
export const monitoring = {
  use: (chosen: MonitoringService | undefined) => {
    service = chosen;
  },
  report: (error: unknown, where: string) => {
    console.error(where, error);
    try {
      service?.report(error, where);
    } catch (failure) {
      console.warn('Monitoring failed', failure);
    }
  },
};
