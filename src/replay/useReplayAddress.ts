import { useSearchParams } from 'react-router';

const SESSION = 'replay';
const FRAME = 'frame';
const BESIDE = 'with';

const isSession = (text: string | null): text is string => text !== null && /^[0-9a-f-]{1,64}$/i.test(text);

/**
 * The replay that the address names: `?replay=<session>&frame=<n>&with=<session beside it>`, frames counted from 1 there and
 * from 0 here. Faulty values count as absent. Everything else of the address stays as it is.
 */
export function useReplayAddress() {
  const [params, setParams] = useSearchParams();
  const [session, frame, beside] = [params.get(SESSION), params.get(FRAME) ?? '', params.get(BESIDE)];

  function changed(change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  }
  const without = changed((next) => [SESSION, FRAME, BESIDE].forEach((name) => next.delete(name)));

  return {
    session: isSession(session) ? session : null,
    frame: /^[1-9]\d{0,6}$/.test(frame) ? Number(frame) - 1 : 0,
    beside: isSession(beside) ? beside : null,
    /** The replay of a session is a step of its own: going back closes it. */
    open: (uuid: string) => setParams(changed((next) => next.set(SESSION, uuid))),
    close: () => setParams(without, { replace: true }),
    /** The session to look at beside it, or none any more. */
    compare: (uuid: string | null) =>
      setParams(
        changed((next) => (uuid === null ? next.delete(BESIDE) : next.set(BESIDE, uuid))),
        { replace: true },
      ),
    /** A whole address that opens the session at a frame, with what is looked at beside it and nothing else. */
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
