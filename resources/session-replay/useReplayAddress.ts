import { useSearchParams } from 'react-router';

const SESSION = 'replay';
const FRAME = 'frame';
const BESIDE = 'with';

const isSession = (text: string | null): text is string => text !== null && /^[0-9a-f-]{1,64}$/i.test(text);

/**
 * The replay in the address: `?replay=<session>&frame=<n>&with=<other session>`, with frames from 1 there and from 0
 * here. Invalid values count as absent. Other parameters stay.
 */
export function useReplayAddress() {
  const [params, setParams] = useSearchParams();
  const [session, frame, beside] = [params.get(SESSION), params.get(FRAME) ?? '', params.get(BESIDE)];

  function copyParams(change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  }
  const without = copyParams((next) => [SESSION, FRAME, BESIDE].forEach((name) => next.delete(name)));

  return {
    session: isSession(session) ? session : null,
    frame: /^[1-9]\d{0,6}$/.test(frame) ? Number(frame) - 1 : 0,
    beside: isSession(beside) ? beside : null,
    /** Opens a replay as a history entry: Back closes it. */
    open: (uuid: string) => setParams(copyParams((next) => next.set(SESSION, uuid))),
    close: () => setParams(without, { replace: true }),
    /** Sets the other session, or removes it. */
    compare: (uuid: string | null) =>
      setParams(
        copyParams((next) => (uuid === null ? next.delete(BESIDE) : next.set(BESIDE, uuid))),
        { replace: true },
      ),
    /** The full address of a session at a frame, with the other session and nothing else. */
    linkTo: (uuid: string, at: number): string => {
      const link = new URL(window.location.pathname, window.location.origin);
      link.search = String(
        new URLSearchParams([
          [SESSION, uuid],
          [FRAME, String(at + 1)],
          ...(isSession(beside) ? [[BESIDE, beside]] : []),
        ]),
      );
      return link.href;
    },
  };
}
