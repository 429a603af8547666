import { type RefObject, useEffect } from 'react';

/** A dialog that is open as long as it is drawn; what had the focus before has it afterwards. */
export function useModal(caixa: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialogo = caixa.current!;
    const antes = document.activeElement as HTMLElement | null;
    dialogo.showModal();
    return () => {
      dialogo.close();
      antes?.focus();
    };
  }, [caixa]);
}
