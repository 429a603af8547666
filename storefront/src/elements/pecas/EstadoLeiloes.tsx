import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { ReactNode } from 'react';
import { SECOES } from '../../palavras/secoes.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Esqueleto } from '../../site/ui/Esqueleto.tsx';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { DadosLeiloes } from '../dados/leiloes.ts';
import type { ContextoElemento } from '../elemento.ts';
import estilo from './EstadoLeiloes.module.css';

/** Auctions when there are some; otherwise the same place says, in the site's words, why there are none. */
export function EstadoLeiloes<T extends LeilaoPublico>({
  dados,
  contexto,
  esqueletos,
  icone = 'calendar',
  vazio,
  children,
}: {
  dados: DadosLeiloes<T>;
  contexto: ContextoElemento;
  esqueletos: number;
  icone?: NomeIcone;
  /** Said when there is none. */
  vazio: string;
  children: (itens: T[]) => ReactNode;
}) {
  const palavras = SECOES[contexto.modo];
  switch (dados.estado) {
    case 'carregando':
      return (
        <div className={estilo.esqueletos} role="status" aria-label={palavras.carregandoLeiloes}>
          {Array.from({ length: esqueletos }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <Esqueleto key={i} altura={168} raio="var(--raio)" />
          ))}
        </div>
      );
    case 'indisponivel':
      return (
        <Vazio icone="cloud-off" titulo={palavras.leiloesVoltam}>
          <p>{palavras.naoCarregou}</p>
        </Vazio>
      );
    case 'ok':
      if (dados.itens.length > 0) return children(dados.itens);
      return (
        <Vazio
          icone={icone}
          titulo={vazio}
          acao={
            <BotaoLigacao href={`/${prefixoDoLote(contexto.modo)}`} variante="secundario" tamanho="p">
              {palavras.verTodosLotes}
            </BotaoLigacao>
          }
        >
          <p>{palavras.novasDatas}</p>
        </Vazio>
      );
  }
}
