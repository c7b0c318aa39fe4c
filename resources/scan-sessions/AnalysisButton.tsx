import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { AnalysisDialog } from './AnalysisDialog.tsx';

interface Props {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}

/** Opens the risk analysis of a session (ASCAN-21). */
export const AnalysisButton = ({ session, assessments }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const { assessmentId } = session.session.data;
  const title = translate('analysis.action');
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() =>
        openModal({
          title,
          content: <AnalysisDialog session={session} assessment={assessments.get(assessmentId) ?? assessmentId} />,
        })
      }
    >
      {title}
    </Button>
  );
};
