import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icone, type NomeIcone } from '../../src/site/ui/Icone.tsx';

/** A button that opens a small sheet below it; Escape, a choice that closes it, and a press elsewhere put it away. */
export function Suspenso({
  rotulo,
  icone,
  soIcone = false,
  direita = false,
  className = '',
  children,
}: {
  rotulo: string;
  icone?: NomeIcone;
  soIcone?: boolean;
  direita?: boolean;
  className?: string;
  children: (fechar: () => void) => ReactNode;
}) {
  const marco = useRef<HTMLDetailsElement>(null);
  const fechar = useCallback(() => {
    const menu = marco.current;
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    const fora = (evento: PointerEvent) => {
      if (marco.current?.open && !marco.current.contains(evento.target as Node)) marco.current.open = false;
    };
    // What was pressed in it may be gone since, and the focus with it: the key comes to the page then.
    const semFoco = (evento: KeyboardEvent) => {
      if (evento.key === 'Escape' && document.activeElement === document.body) fechar();
    };
    document.addEventListener('pointerdown', fora);
    document.addEventListener('keydown', semFoco);
    return () => {
      document.removeEventListener('pointerdown', fora);
      document.removeEventListener('keydown', semFoco);
    };
  }, [fechar]);
  return (
    <details
      ref={marco}
      className={`suspenso ${className}`}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape' || !marco.current?.open) return;
        evento.stopPropagation();
        fechar();
      }}
    >
      <summary
        className={`botao normal ${soIcone ? 'so-icone' : ''}`}
        aria-label={soIcone ? rotulo : undefined}
        title={soIcone ? rotulo : undefined}
      >
        {icone && <Icone nome={icone} tamanho={16} />}
        {!soIcone && <span>{rotulo}</span>}
        {!soIcone && <Icone nome="chevron-down" tamanho={14} />}
      </summary>
      <div className={`folha ${direita ? 'direita' : ''}`}>{children(fechar)}</div>
    </details>
  );
}
