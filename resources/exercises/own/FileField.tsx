import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../../contract/platform/limits.ts';
import { FilePicker } from '../../../src/ui/FilePicker.tsx';
import type { FileKind, OwnFiles } from './useOwnFiles.ts';
import type { OwnExerciseKey, ownExerciseMessages } from './messages.en.ts';

/** Progress of an upload. */
export const UploadProgress = ({ kind, part }: { kind: FileKind; part: number }) => {
  const translate = useTranslate();
  const labelId = useId();
  const percent = Math.round(part * 100);
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span id={labelId}>{translate(`ownExercise.sending.${kind}` satisfies OwnExerciseKey)}</span>
        <span>{translate('ownExercise.percent', { percent })}</span>
      </div>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={labelId} sx={{ mt: 1 }} />
    </div>
  );
};

const Field = styled('div')({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });
const Label = styled('div')({ font: '500 var(--text-small)', color: 'var(--ink-muted)' });
const Preview = styled('div')({
  height: 180,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& img, & video': { width: '100%', height: '100%', objectFit: 'contain' },
});

/** Texts of both kinds of files. */
type FilePart = keyof (typeof ownExerciseMessages)['ownExercise']['video'];

const ACCEPT = { picture: 'image/jpeg,image/png,image/webp', video: 'video/mp4,video/webm' };
const MAX_MEGABYTES = {
  picture: EXERCISE_PICTURE.sourceBytes / 1_000_000,
  video: EXERCISE_VIDEO.maxBytes / 1_000_000,
};

/** The picture or video of an exercise, with preview, replace and remove. */
export const FileField = ({ kind, own, busy }: { kind: FileKind; own: OwnFiles; busy: boolean }) => {
  const translate = useTranslate();
  const labelId = useId();
  const { url, error } = own.files[kind];
  const translatePart = (part: FilePart) =>
    translate(`ownExercise.${kind}.${part}` satisfies OwnExerciseKey, { megabytes: MAX_MEGABYTES[kind] });
  return (
    <Field role="group" aria-labelledby={labelId} inert={busy}>
      <Label id={labelId}>{translatePart('label')}</Label>
      {url && (
        <Preview>
          {kind === 'picture' ? (
            <img src={url} alt={translatePart('preview')} />
          ) : (
            // The film shows a movement without speech; the instructions are in the texts.
            // eslint-disable-next-line jsx-a11y/media-has-caption
            <video src={url} controls muted playsInline preload="metadata" aria-label={translatePart('preview')} />
          )}
        </Preview>
      )}
      <FilePicker
        accept={ACCEPT[kind]}
        label={translatePart(url ? 'replace' : 'choose')}
        hint={translatePart('hint')}
        onChoose={(file) => void own.choose(kind, file)}
      />
      {error && (
        <FormHelperText error role="alert">
          {error === 'damaged' ? translate('ownExercise.picture.damaged') : translatePart(error)}
        </FormHelperText>
      )}
      {url && (
        <Button size="small" color="inherit" onClick={() => own.remove(kind)} sx={{ justifySelf: 'start' }}>
          {translatePart('remove')}
        </Button>
      )}
    </Field>
  );
};
