export const typeOptions = ['Degrees', '%', 'Score', 'Minutes', 'Hours', 'Days', 'Weeks'] as const;
export const logicOptions = ['>', '<', 'Equals'] as const;

/** One step of a path: what the patient gets, and what leads on to the next step (PATHS-08). */
export interface Phase {
  id: number;
  phaseNumber: number;
  title: string;
  exerciseTotal: number;
  messageTotal: number;
  /** What may be followed in this phase. */
  trackOptions: readonly string[];
  track: string;
  logic: (typeof logicOptions)[number];
  /** 0 to 999. */
  number: number;
  type: (typeof typeOptions)[number];
  messageProvider: boolean;
}

export interface CarePath {
  id: number;
  name: string;
  phases: readonly Phase[];
}

/** Paths whose name contains the text, letters of either case alike (PATHS-02). */
export const pathsNamed = (paths: readonly CarePath[], text: string): CarePath[] =>
  paths.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
