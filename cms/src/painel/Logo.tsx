import estilos from './painel.module.css';

/** The gavel: a head, a handle, the block it strikes. Drawn here so that nothing is fetched. */
export function Icone({ tamanho = 18 }: { tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#123a6b" />
      <g transform="rotate(-45 15 14)">
        <rect x="8" y="9" width="14" height="8" rx="2" fill="#fff" />
        <rect x="13.6" y="17" width="2.8" height="12" rx="1.4" fill="#f2b84b" />
      </g>
      <rect x="17" y="25" width="10" height="2.6" rx="1.3" fill="#f2b84b" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={estilos.logo}>
      <Icone tamanho={40} />
      <span>Martelo</span>
    </span>
  );
}
