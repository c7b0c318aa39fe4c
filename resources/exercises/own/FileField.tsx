import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../../contract/exercises/limits.ts';
import { FilePicker } from '../../../src/ui/FilePicker.tsx';
import { playsEverywhere } from '../../../domain/exercises/media/film.ts';
import { FilmEditor } from './film/FilmEditor.tsx';
import type { FileError } from './readPicture.ts';
import type { FileKind, FileProgress, OwnFiles } from './useOwnFiles.ts';
import type { OwnExerciseKey, ownExerciseMessages } from './messages.en.ts';

/** Progress of preparing or uploading a file. */
export const UploadProgress = ({ step, kind, part }: FileProgress) => {
  const translate = useTranslate();
  const labelId = useId();
  const percent = Math.round(part * 100);
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span id={labelId}>{translate(`ownExercise.${step}.${kind}` satisfies OwnExerciseKey)}</span>
        <span>{translate('ownExercise.percent', { percent })}</span>
      </div>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={labelId} sx={{ mt: 1 }} />
    </div>
  );
};

const Field = styled('div')({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });
const Label = styled('div')({ font: '500 var(--text-body)', color: 'var(--ink-muted)' });
const Preview = styled('div')({
  height: 180,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& img, & video': { width: '100%', height: '100%', objectFit: 'contain' },
});

/** Texts of both kinds of files. */
type FilePart = keyof (typeof ownExerciseMessages)['ownExercise']['picture'];

const ACCEPT = { picture: 'image/jpeg,image/png,image/webp', video: 'video/mp4,video/webm,video/quicktime,.mov' };
const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = { picture: EXERCISE_PICTURE.sourceBytes / MEGABYTE, video: EXERCISE_VIDEO.maxBytes / MEGABYTE };

/** The texts of a kind of file, and what is wrong with one. */
export function useFileTexts() {
  const translate = useTranslate();
  const translatePart = (kind: FileKind, part: FilePart) =>
    translate(`ownExercise.${kind}.${part}` satisfies OwnExerciseKey, { megabytes: MAX_MEGABYTES[kind] });
  const translateFileError = (kind: FileKind, error: FileError) => translatePart(kind, error);
  return { translatePart, translateFileError };
}

/** The picture or video of an exercise, with preview, replace and remove; a new video can be trimmed. */
export const FileField = ({ kind, own, busy }: { kind: FileKind; own: OwnFiles; busy: boolean }) => {
  const translate = useTranslate();
  const labelId = useId();
  const player = useRef<HTMLVideoElement>(null);
  const { translatePart, translateFileError } = useFileTexts();
  const { url, error, film, isStill } = own.files[kind];
  // A browser that cannot decode a film shows an empty player.
  const isShown = url && (!film || film.facts.canEncode || playsEverywhere(film.facts));
  return (
    <Field role="group" aria-labelledby={labelId} inert={busy}>
      <Label id={labelId}>{translatePart(kind, 'label')}</Label>
      {isShown && (
        <Preview>
          {kind === 'picture' ? (
            <img src={url} alt={translatePart(kind, 'preview')} />
          ) : (
            // The film shows a movement without speech; the instructions are in the texts.
            // eslint-disable-next-line jsx-a11y/media-has-caption
            <video
              ref={player}
              src={url}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={translatePart(kind, 'preview')}
            />
          )}
        </Preview>
      )}
      {isStill && <FormHelperText>{translate('ownExercise.film.still')}</FormHelperText>}
      {film && (
        <FilmEditor
          film={film}
          onTrim={(part, moved) => {
            own.trim(part);
            // The preview shows where the film begins or ends.
            if (player.current) player.current.currentTime = moved;
          }}
          onStill={() => void own.chooseStill(player.current?.currentTime ?? film.part[0])}
        />
      )}
      <FilePicker
        accept={ACCEPT[kind]}
        label={translatePart(kind, url ? 'replace' : 'choose')}
        hint={translatePart(kind, 'hint')}
        onChoose={(file) => void own.choose(kind, file)}
      />
      {error && (
        <FormHelperText error role="alert">
          {translateFileError(kind, error)}
        </FormHelperText>
      )}
      {url && (
        <Button size="small" color="inherit" onClick={() => own.remove(kind)} sx={{ justifySelf: 'start' }}>
          {translatePart(kind, 'remove')}
        </Button>
      )}
    </Field>
  );
};
