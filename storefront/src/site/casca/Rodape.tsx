import { prefixoDoLote } from '@martelo/shared/lote-url';
import { CASCA } from '../../palavras/casca.ts';
import type { Hotsite } from '../conteudo/cms.ts';
import { Icone } from '../ui/Icone.tsx';
import { Ligacao } from '../ui/Ligacao.tsx';
import { DadosLegais } from './DadosLegais.tsx';
import { Logo } from './Logo.tsx';
import estilo from './Rodape.module.css';

/** @param regulamento whether the brand has published one to lead to */
export function Rodape({ marca, regulamento }: { marca: Hotsite; regulamento: boolean }) {
  const telefone = marca.telefoneContato;
  const email = marca.emailContato;
  const palavras = CASCA[marca.tipo];
  return (
    <footer className={estilo.rodape}>
      <div className={`recipiente ${estilo.colunas}`}>
        <div className={estilo.sobre}>
          <Logo marca={marca} claro />
          {marca.mensagemRodape && <p>{marca.mensagemRodape}</p>}
          {marca.redesSociais.length > 0 && (
            <ul className={estilo.redes} aria-label={palavras.redesSociais}>
              {marca.redesSociais.map(({ rede, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {rede}
                    <Icone nome="external-link" tamanho={14} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={palavras.rodape} className={estilo.bloco}>
          <h2>{palavras.navegue}</h2>
          <ul>
            <li>
              <Ligacao href={`/${prefixoDoLote(marca.tipo)}`}>{palavras.lotes}</Ligacao>
            </li>
            {marca.paginasFixas.map(({ titulo, uri }) => (
              <li key={uri}>
                <Ligacao href={`/${uri}`}>{titulo}</Ligacao>
              </li>
            ))}
            {regulamento && marca.paginasFixas.every(({ uri }) => uri !== 'regulamento') && (
              <li>
                <Ligacao href="/regulamento">{palavras.regulamento}</Ligacao>
              </li>
            )}
            <li>
              <Ligacao href="/privacidade">{palavras.privacidade}</Ligacao>
            </li>
          </ul>
        </nav>
        {(telefone || email || marca.endereco) && (
          <div className={estilo.bloco}>
            <h2>{palavras.faleComAGente}</h2>
            <ul>
              {telefone && (
                <li>
                  <a href={`tel:${telefone.replace(/[^\d+]/g, '')}`}>
                    <Icone nome="phone" tamanho={16} />
                    {telefone}
                  </a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>
                    <Icone nome="mail" tamanho={16} />
                    {email}
                  </a>
                </li>
              )}
              {marca.endereco && (
                <li className={estilo.endereco}>
                  <Icone nome="map-pin" tamanho={16} />
                  <address>{marca.endereco}</address>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
      <div className={`recipiente ${estilo.base}`}>
        {marca.legal && (
          <div className={estilo.legal}>
            <DadosLegais legal={marca.legal} />
          </div>
        )}
        <p>{palavras.direitos(new Date().getFullYear(), marca.nome)}</p>
        <p>{palavras.horarios}</p>
      </div>
    </footer>
  );
}
