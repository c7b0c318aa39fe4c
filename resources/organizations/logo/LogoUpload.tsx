import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { LOGO_SOURCE } from '../../../contract/platform/limits.ts';
import { FilePicker } from '../../../src/ui/FilePicker.tsx';
import { DialogButtons } from '../../../src/ui/FormDialog.tsx';
import type { shellMessages } from '../../../src/ui/i18n/messages/shell.en.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { LogoCropper } from './LogoCropper.tsx';
import { drawLogo, fitToCrop, readPicture, type Picture } from './picture.ts';

interface Props {
  /** Sends the cropped PNG. */
  upload: (logo: Blob) => Promise<object>;
  onUploaded: () => void;
  onCancel: () => void;
}

const noCrop = { centre: { x: 0, y: 0 }, zoom: 1 };
const limits = { megabytes: LOGO_SOURCE.maxBytes / 1_000_000, side: LOGO_SOURCE.maxSide };

/** Chooses, crops and uploads a logo (AORG-08, AORG-11..13, OPEN-111). Errors are shown in place. */
export const LogoUpload = ({ upload, onUploaded, onCancel }: Props) => {
  const translate = useTranslate();
  const [picture, setPicture] = useState<Picture>();
  const [crop, setCrop] = useState(noCrop);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<File>(null);
  useEffect(() => {
    input.current?.focus();
    return () => {
      chosen.current = null;
    };
  }, []);
  useEffect(() => picture?.release, [picture]);

  const choose = async (file: File) => {
    chosen.current = file;
    const read = await readPicture(file);
    // Another file was chosen meanwhile, or the component was unmounted.
    if (chosen.current !== file) {
      if (typeof read !== 'string') read.release();
      return;
    }
    setError(
      typeof read === 'string'
        ? translate(`logo.${read}` satisfies MessageKey<typeof shellMessages>, limits)
        : undefined,
    );
    setPicture(typeof read === 'string' ? undefined : read);
    setCrop(noCrop);
  };

  // Only a response of the server has a request id; a network error has no message of the server (OPEN-147).
  const showProblem = ({ message, requestId, fields }: Problem) =>
    setError(translate(requestId ? 'logo.failed' : 'logo.failedPlain', { message: fields?.file ?? message }));

  const submit = async () => {
    if (!picture) return setError(translate('logo.missing'));
    setError(undefined);
    setBusy(true);
    const { naturalWidth: width, naturalHeight: height } = picture.image;
    const logo = await drawLogo(picture.image, { ...crop, shown: fitToCrop({ width, height }) });
    const answer = logo && (await upload(logo));
    setBusy(false);
    if (!answer) return setError(translate('logo.failedPlain'));
    if (isProblem(answer)) return showProblem(answer);
    onUploaded();
  };

  return (
    <Stack gap={2} paddingTop={1}>
      {error && <Alert severity="error">{error}</Alert>}
      {picture && (
        <LogoCropper image={picture.image} crop={crop} onCrop={(change) => setCrop((old) => ({ ...old, ...change }))} />
      )}
      <FilePicker
        accept="image/png"
        label={translate(picture ? 'logo.replace' : 'logo.choose')}
        hint={translate('logo.drop')}
        input={input}
        onChoose={(file) => void choose(file)}
      />
      <DialogButtons
        cancel={translate('logo.cancel')}
        submit={translate('logo.upload')}
        busy={busy}
        onCancel={onCancel}
        onSubmit={() => void submit()}
      />
    </Stack>
  );
};
