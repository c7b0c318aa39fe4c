import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { patientSurveyLinks } from '../../contract/surveys/surveys.ts';
import { useCopyText } from '../../src/ui/hooks.ts';
import { useCall } from '../../src/ui/useCall.ts';

/** Copies the survey link of this patient; links are fetched when the menu opens. */
export const SurveyLinks = ({ patientId }: { patientId: number }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const { data, error, isPending } = useCall(patientSurveyLinks, { params: { patientId } }, { enabled: open });
  const label = translate('recordSurveys.copy');
  const copy = (link: string, title: string) => {
    setAnchor(null);
    void copyText(link, 'recordSurveys.copied', 'recordSurveys.notCopied', { title });
  };
  const note = error?.message ?? translate(isPending ? 'recordSurveys.loading' : 'recordSurveys.none');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={open} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
        {data?.surveys.map(({ formId, title, link }) => (
          <MenuItem key={formId} sx={{ whiteSpace: 'normal' }} onClick={() => copy(link, title)}>
            {title}
          </MenuItem>
        ))}
        {!data?.surveys.length && (
          <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
            {note}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
