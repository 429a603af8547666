import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { ReactNode } from 'react';
import { SECOES } from '../../palavras/secoes.ts';
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
  const palavras = SECOES[contexto.modo];
  switch (dados.estado) {
    case 'carregando':
      return (
        <div className={estilo.esqueletos} role="status" aria-label={palavras.carregandoLotes}>
          {Array.from({ length: esqueletos }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <EsqueletoCartao key={i} />
          ))}
        </div>
      );
    case 'indisponivel':
      return (
        <Vazio icone="cloud-off" titulo={palavras.lotesVoltam}>
          <p>{palavras.lancesGuardados}</p>
        </Vazio>
      );
    case 'ok':
      if (dados.itens.length > 0) return children(dados.itens);
      return (
        <Vazio
          icone="gavel"
          titulo={vazio ?? palavras.nenhumLote}
          acao={
            <BotaoLigacao href={`/${prefixoDoLote(contexto.modo)}`} variante="secundario" tamanho="p">
              {palavras.verTodosLotes}
            </BotaoLigacao>
          }
        >
          <p>{palavras.novidadesEntram}</p>
        </Vazio>
      );
  }
}
