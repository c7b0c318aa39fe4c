import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';

interface Props {
  /** Ids of the cycles that are ready to bill. */
  ready: number[];
  onBill: (cycleIds: number[]) => void;
  /** They are billed and the button is not there any more, whether or not it had the focus. */
  onGone: () => void;
}

/** Asks to bill all that is ready of a patient's month by one attestation (RTM-15). */
export const BillAll = ({ ready, onBill, onGone }: Props) => {
  const translate = useTranslate();
  const gone = useRef(onGone);
  useEffect(() => () => gone.current(), []);
  return (
    <Button size="small" variant="contained" onClick={() => onBill(ready)}>
      {translate('rtm.billAll', { count: ready.length })}
    </Button>
  );
};
