import { type ReactNode, useEffect, useRef } from 'react';
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
  const fechar = () => {
    const menu = marco.current;
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const fora = (evento: PointerEvent) => {
      if (marco.current?.open && !marco.current.contains(evento.target as Node)) marco.current.open = false;
    };
    document.addEventListener('pointerdown', fora);
    return () => document.removeEventListener('pointerdown', fora);
  }, []);
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
