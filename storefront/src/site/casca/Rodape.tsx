import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Hotsite } from '../conteudo/cms.ts';
import { Icone } from '../ui/Icone.tsx';
import { Ligacao } from '../ui/Ligacao.tsx';
import { Logo } from './Logo.tsx';
import estilo from './Rodape.module.css';

export function Rodape({ marca }: { marca: Hotsite }) {
  const telefone = marca.telefoneContato;
  const email = marca.emailContato;
  return (
    <footer className={estilo.rodape}>
      <div className={`recipiente ${estilo.colunas}`}>
        <div className={estilo.sobre}>
          <Logo marca={marca} claro />
          {marca.mensagemRodape && <p>{marca.mensagemRodape}</p>}
          {marca.redesSociais.length > 0 && (
            <ul className={estilo.redes} aria-label="Redes sociais">
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
        <nav aria-label="Rodapé" className={estilo.bloco}>
          <h2>Navegue</h2>
          <ul>
            <li>
              <Ligacao href={`/${prefixoDoLote(marca.tipo)}`}>{PALAVRAS[marca.tipo].lotes}</Ligacao>
            </li>
            {marca.paginasFixas.map(({ titulo, uri }) => (
              <li key={uri}>
                <Ligacao href={`/${uri}`}>{titulo}</Ligacao>
              </li>
            ))}
            <li>
              <Ligacao href="/privacidade">Privacidade</Ligacao>
            </li>
          </ul>
        </nav>
        {(telefone || email || marca.endereco) && (
          <div className={estilo.bloco}>
            <h2>Fale com a gente</h2>
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
        <p>
          © {new Date().getFullYear()} {marca.nome}. Todos os direitos reservados.
        </p>
        <p>Horários de Brasília</p>
      </div>
    </footer>
  );
}
