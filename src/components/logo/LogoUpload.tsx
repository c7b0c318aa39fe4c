import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { LOGO_SOURCE } from '../../../contract/limits.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { FilePicker } from '../FilePicker.tsx';
import { DialogButtons } from '../DialogButtons.tsx';
import { drawLogo } from './drawLogo.ts';
import { LogoCropper } from './LogoCropper.tsx';
import { shownAtFirst } from './placement.ts';
import { readPicture, type Picture } from './readPicture.ts';

interface Props {
  /** Sends the cropped PNG. */
  upload: (logo: Blob) => Promise<object>;
  onUploaded: () => void;
  onCancel: () => void;
}

const uncropped = { centre: { x: 0, y: 0 }, zoom: 1 };
const limits = { megabytes: LOGO_SOURCE.maxBytes / 1_000_000, side: LOGO_SOURCE.maxSide };

/** Choosing, cropping and uploading a logo (AORG-08, AORG-11..13, OPEN-111); what is wrong is said in its place. */
export const LogoUpload = ({ upload, onUploaded, onCancel }: Props) => {
  const translate = useTranslate();
  const [picture, setPicture] = useState<Picture>();
  const [crop, setCrop] = useState(uncropped);
  const [fault, setFault] = useState<string>();
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
    // Another one was chosen while this one was read, or nobody looks any more.
    if (chosen.current !== file) {
      if (typeof read !== 'string') read.release();
      return;
    }
    setFault(typeof read === 'string' ? translate(`logo.${read}`, limits) : undefined);
    setPicture(typeof read === 'string' ? undefined : read);
    setCrop(uncropped);
  };

  // Only an answer of the server has a request's id; a failure on the way has no words of the server (OPEN-147).
  const failed = ({ message, requestId, fields }: Problem) =>
    setFault(translate(requestId ? 'logo.failed' : 'logo.failedPlain', { message: fields?.file ?? message }));

  const submit = async () => {
    if (!picture) return setFault(translate('logo.missing'));
    setFault(undefined);
    setBusy(true);
    const { naturalWidth: width, naturalHeight: height } = picture.image;
    const logo = await drawLogo(picture.image, { ...crop, shown: shownAtFirst({ width, height }) });
    const answer = logo && (await upload(logo));
    setBusy(false);
    if (!answer) return setFault(translate('logo.failedPlain'));
    if (isProblem(answer)) return failed(answer);
    onUploaded();
  };

  return (
    <Stack gap={2} paddingTop={1}>
      {fault && <Alert severity="error">{fault}</Alert>}
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
