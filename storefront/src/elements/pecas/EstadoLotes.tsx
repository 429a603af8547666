import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { ReactNode } from 'react';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { EsqueletoCartao } from '../../site/ui/Esqueleto.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { DadosLotes } from '../dados/lotes.ts';
import type { ContextoElemento } from '../elemento.ts';
import estilo from './EstadoLotes.module.css';

/** Lots when there are some; otherwise the same place says, in the site's words, why there are none. */
export function EstadoLotes({
  dados,
  contexto,
  esqueletos,
  vazio,
  children,
}: {
  dados: DadosLotes;
  contexto: ContextoElemento;
  esqueletos: number;
  /** Said when the query finds nothing. */
  vazio?: string;
  children: (itens: Extract<DadosLotes, { estado: 'ok' }>['itens']) => ReactNode;
}) {
  const palavras = PALAVRAS[contexto.modo];
  const lotes = palavras.lotes.toLowerCase();
  switch (dados.estado) {
    case 'carregando':
      return (
        <div className={estilo.esqueletos} role="status" aria-label={`Carregando ${lotes}`}>
          {Array.from({ length: esqueletos }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <EsqueletoCartao key={i} />
          ))}
        </div>
      );
    case 'indisponivel':
      return (
        <Vazio icone="cloud-off" titulo={`Os ${lotes} voltam em instantes`}>
          <p>
            Não conseguimos carregá-los agora. Os {palavras.lances.toLowerCase()} já confirmados estão
            guardados; atualize a página daqui a pouco.
          </p>
        </Vazio>
      );
    case 'ok':
      if (dados.itens.length > 0) return children(dados.itens);
      return (
        <Vazio
          icone="gavel"
          titulo={vazio ?? `Nenhum ${palavras.lote.toLowerCase()} por aqui no momento`}
          acao={
            <BotaoLigacao href={`/${prefixoDoLote(contexto.modo)}`} variante="secundario" tamanho="p">
              {`Ver todos os ${lotes}`}
            </BotaoLigacao>
          }
        >
          <p>Novidades entram com frequência. Volte logo ou veja tudo o que está disponível.</p>
        </Vazio>
      );
  }
}
