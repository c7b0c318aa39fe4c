import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { endEmergencyAccess, listEmergencyAccesses } from '../../contract/emergency-access/emergency-access.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';

/** Ends an emergency access before its time, and reports it. */
export function useEndAccess(onEnded?: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isEnding, setIsEnding] = useState(false);
  const end = async (id: number) => {
    setIsEnding(true);
    const answer = await call(endEmergencyAccess, { params: { id } });
    setIsEnding(false);
    if (isProblem(answer)) return notify(answer.message || 'emergency.notEnded', { type: 'error' });
    notify('emergency.ended', { type: 'success' });
    void queries.invalidateQueries({ queryKey: [listEmergencyAccesses.id] });
    onEnded?.();
  };
  return { end, isEnding };
}
