import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../contract/platform/error.ts';

/** Makes a call once, when the page opens; a launch cannot be repeated. Its problem is returned. */
export function useOnce<Answer>(send: (() => Promise<Answer | Problem>) | null, onDone: (answer: Answer) => void) {
  const isSent = useRef(false);
  const [problem, setProblem] = useState<Problem>();
  const start = useEffectEvent(async () => send?.());
  const finish = useEffectEvent((answer: Answer) => onDone(answer));
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void start().then((answer) => {
      if (isProblem(answer)) setProblem(answer);
      else if (answer !== undefined) finish(answer);
    });
  }, []);
  return problem;
}
