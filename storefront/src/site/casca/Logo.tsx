import type { Hotsite } from '../conteudo/cms.ts';
import { Ligacao } from '../ui/Ligacao.tsx';
import estilo from './Logo.module.css';

/** The brand's logo, or its name set as a wordmark with the hammer's strike beside it. Leads home. */
export function Logo({
  marca,
  claro = false,
}: {
  marca: Pick<Hotsite, 'nome' | 'logoUrl' | 'logoClaraUrl'>;
  /** On a dark ground. */
  claro?: boolean;
}) {
  const arquivo = claro ? marca.logoClaraUrl : marca.logoUrl;
  return (
    <Ligacao href="/" className={estilo.logo} aria-label={`${marca.nome}, página inicial`}>
      {arquivo ? (
        <img src={arquivo} alt="" height={36} className={estilo.imagem} />
      ) : (
        <span className={claro ? estilo.claro : undefined}>
          <Simbolo />
          <span className={estilo.nome}>{marca.nome}</span>
        </span>
      )}
    </Ligacao>
  );
}

/** A strike and its echo, in the brand's colours. */
function Simbolo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" className={estilo.fundo} />
      <path d="M9 22.5a7 7 0 0 1 14 0" className={estilo.onda} />
      <path d="M12.8 22.5a3.2 3.2 0 0 1 6.4 0" className={estilo.onda} />
      <rect x="14.4" y="6.5" width="3.2" height="9" rx="1.6" className={estilo.cabo} />
    </svg>
  );
}
