import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../../contract/limits.ts';
import { FilePicker } from '../../../src/components/FilePicker.tsx';
import type { FileKind, OwnFiles } from './useOwnFiles.ts';

const Field = styled('div')({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });
const Label = styled('div')({ font: '500 var(--text-small)', color: 'var(--ink-muted)' });
const Preview = styled('div')({
  height: 180,
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& img, & video': { width: '100%', height: '100%', objectFit: 'contain' },
});

const accepts = { picture: 'image/jpeg,image/png,image/webp', video: 'video/mp4,video/webm' };
const megabytes = {
  picture: EXERCISE_PICTURE.sourceBytes / 1_000_000,
  video: EXERCISE_VIDEO.maxBytes / 1_000_000,
};

/** The picture or the video of an exercise: what it looks like, another one, or none. */
export const FileField = ({ kind, own, busy }: { kind: FileKind; own: OwnFiles; busy: boolean }) => {
  const translate = useTranslate();
  const labelId = useId();
  const { url, fault } = own.files[kind];
  const say = (part: string) => translate(`ownExercise.${kind}.${part}`, { megabytes: megabytes[kind] });
  return (
    <Field role="group" aria-labelledby={labelId} inert={busy}>
      <Label id={labelId}>{say('label')}</Label>
      {url && (
        <Preview>
          {kind === 'picture' ? (
            <img src={url} alt={say('preview')} />
          ) : (
            // The film shows a movement; what is said in it is in the texts as well.
            // eslint-disable-next-line jsx-a11y/media-has-caption
            <video src={url} controls muted playsInline preload="metadata" aria-label={say('preview')} />
          )}
        </Preview>
      )}
      <FilePicker
        accept={accepts[kind]}
        label={say(url ? 'replace' : 'choose')}
        hint={say('hint')}
        onChoose={(file) => void own.choose(kind, file)}
      />
      {fault && (
        <FormHelperText error role="alert">
          {say(fault)}
        </FormHelperText>
      )}
      {url && (
        <Button size="small" color="inherit" onClick={() => own.remove(kind)} sx={{ justifySelf: 'start' }}>
          {say('remove')}
        </Button>
      )}
    </Field>
  );
};
