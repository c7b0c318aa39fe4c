type Desk = () => void;

let desk: Desk | undefined;

/** Opens the chat or the contact form, whatever the portal has (SUP-02); from anywhere inside a console. */
export const askSupport = (): void => desk?.();

/** The console's desk takes the questions from now on; returns how to leave it. */
export function takeQuestions(next: Desk): () => void {
  desk = next;
  return () => {
    desk = undefined;
  };
}
