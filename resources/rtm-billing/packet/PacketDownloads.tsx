import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { usePacketDownload, type PacketForm } from './usePacketDownload.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Hint = styled('span')({ color: 'var(--ink-muted)', fontSize: '0.875rem' });

interface Props {
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
  /** Null while there is no document: then the PDF is not offered, and why (OPEN-078). */
  pdfKey: string | null;
  /** Of the patient, as the screen shows it: lists have these buttons for each. */
  name: string;
}

/** The evidence of a patient's month to download, as PDF and as CSV (RTM-07, OPEN-078). */
export const PacketDownloads = ({ patientId, yearMonth, pdfKey, name }: Props) => {
  const translate = useTranslate();
  const hintId = useId();
  const { download, busy } = usePacketDownload({ patientId, yearMonth });
  const button = (form: PacketForm, isOffered: boolean) => (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileDownloadIcon />}
      loading={busy === form}
      loadingPosition="start"
      disabled={!isOffered || (busy !== undefined && busy !== form)}
      aria-label={translate(`rtmPacket.${form}Of`, { name })}
      aria-describedby={isOffered ? undefined : hintId}
      onClick={() => void download(form)}
    >
      {translate(`rtmPacket.${form}`)}
    </Button>
  );
  return (
    <Row role="group" aria-label={translate('rtmPacket.group', { name })}>
      {button('pdf', pdfKey !== null)}
      {button('csv', true)}
      {pdfKey === null && <Hint id={hintId}>{translate('rtmPacket.none')}</Hint>}
    </Row>
  );
};
