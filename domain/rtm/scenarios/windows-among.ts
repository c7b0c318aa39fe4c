/** Supply windows of cycles, the earliest first. */
export const windowsAmong = <Cycle extends { clock: string; startDate: string }>(cycles: readonly Cycle[]): Cycle[] =>
  cycles.filter(({ clock }) => clock === 'ROLLING_30').toSorted((a, b) => a.startDate.localeCompare(b.startDate));

/** Windows that share a day with the one before them. */
export const meeting = (windows: readonly { startDate: string; endDate: string }[]) =>
  windows.filter(({ startDate }, at) => at > 0 && startDate <= windows[at - 1]!.endDate);
