import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState, useEffect, useRef } from 'react';
import { parseClipRange, getClipName, createClip, type ClipRange } from '../../domain/session-replay/clip.ts';
import type { VisibleReplay } from './ReplayLayout.tsx';
import { saveFile } from '../../src/ui/saveFile.ts';
import type { ReplayKey } from './messages.en.ts';

type ClipState = { is: 'idle' | 'made' | 'failed' | 'unable' } | { is: 'making'; share: number };

/** The video encoder is loaded on demand. */
const canEncode = () => 'VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis;

/** Creates a video of a part of the recording and saves it; unmounting cancels it. */
function useClip({ recording, size, sessionUUID }: Pick<VisibleReplay, 'recording' | 'size' | 'sessionUUID'>) {
  const [state, setState] = useState<ClipState>({ is: canEncode() ? 'idle' : 'unable' });
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);

  async function make(range: ClipRange): Promise<void> {
    const current = new AbortController();
    making.current = current;
    setState({ is: 'making', share: 0 });
    try {
      const { makeClip } = await import('./makeClip.ts');
      const file = await makeClip(createClip(recording, range), size, {
        signal: current.signal,
        onProgress: (share) => !current.signal.aborted && setState({ is: 'making', share }),
      });
      if (current.signal.aborted) return;
      if (file) saveFile(file, getClipName(sessionUUID, range));
      setState({ is: file ? 'made' : 'unable' });
    } catch {
      if (!current.signal.aborted) setState({ is: 'failed' });
    }
  }

  function cancel(): void {
    making.current?.abort();
    setState({ is: 'idle' });
  }

  return { state, make, cancel };
}

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: 320,
  '& .end': { display: 'flex', gap: 8, alignItems: 'center' },
  '& .end > .MuiTextField-root': { flex: '1 1 80px' },
  '& .end > button': { flex: 'none', padding: '4px 0' },
});
const clipEnds = ['first', 'last'] as const;

/** Selects the frames of a clip, and shows progress and result. */
export default function ClipForm(shown: VisibleReplay) {
  const translate = useTranslate();
  const { player } = shown;
  const [typed, setTyped] = useState({ first: '1', last: String(player.ready()) });
  const { state, make, cancel } = useClip(shown);
  const range = parseClipRange(typed.first, typed.last, player.ready());
  if (state.is === 'unable') return <Alert severity="info">{translate('replay.clip.unable')}</Alert>;
  return (
    <Form
      aria-label={translate('replay.clip.action')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (range && state.is !== 'making') void make(range);
      }}
    >
      <small>{translate('replay.clip.without')}</small>
      {clipEnds.map((end) => (
        <div key={end} className="end">
          <TextField
            size="small"
            label={translate(`replay.clip.${end}` satisfies ReplayKey)}
            value={typed[end]}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <Button
            size="small"
            aria-label={translate(`replay.clip.${end}Here` satisfies ReplayKey)}
            onClick={() => setTyped({ ...typed, [end]: String(player.frame() + 1) })}
          >
            {translate('replay.clip.here')}
          </Button>
        </div>
      ))}
      {!range && <Alert severity="error">{translate('replay.clip.badRange', { ready: player.ready() })}</Alert>}
      {state.is === 'making' ? (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.round(state.share * 100)}
            aria-label={translate('replay.clip.progress')}
          />
          <Button size="small" variant="outlined" onClick={cancel}>
            {translate('replay.clip.cancel')}
          </Button>
        </>
      ) : (
        <Button type="submit" size="small" variant="contained" disabled={!range}>
          {translate('replay.clip.make')}
        </Button>
      )}
      {state.is === 'made' && <Alert severity="success">{translate('replay.clip.made')}</Alert>}
      {state.is === 'failed' && <Alert severity="error">{translate('replay.clip.failed')}</Alert>}
    </Form>
  );
}
