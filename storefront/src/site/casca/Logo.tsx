import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { ROTULOS } from '../../palavras/casca.ts';
import type { Hotsite } from '../conteudo/cms.ts';
import { Ligacao } from '../ui/Ligacao.tsx';
import estilo from './Logo.module.css';

/** The brand's logo, or its name set as a wordmark beside its initial (the favicon's twin). Leads home. */
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
    <Ligacao href="/" className={estilo.logo}>
      {arquivo ? (
        <img src={arquivo} alt={ROTULOS.paginaInicial(marca.nome)} height={36} className={estilo.imagem} />
      ) : (
        <span className={claro ? estilo.claro : undefined}>
          <span className={estilo.simbolo} aria-hidden>
            {inicialDe(marca.nome)}
          </span>
          <span className={estilo.nome}>{marca.nome}</span>
          <span className="so-leitor">{ROTULOS.seguidoDeInicio}</span>
        </span>
      )}
    </Ligacao>
  );
}
