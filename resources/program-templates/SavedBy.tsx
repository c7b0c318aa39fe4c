import { useTranslate } from 'react-admin';
import { listTemplateHistory } from '../../contract/program-history.ts';
import { fullName } from '../../domain/patient.ts';
import { useGrowingList } from '../../src/components/record-parts/useGrowingList.ts';

/** Who saved the template last, as far as the reader may know. */
export const SavedBy = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data } = useGrowingList(listTemplateHistory, { id });
  const savedBy = data?.items[0]?.savedBy;
  return savedBy ? ` ${translate('templates.savedBy', { name: fullName(savedBy) })}` : null;
};
