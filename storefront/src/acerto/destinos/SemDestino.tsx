'use client';

import { formatarReais } from '@martelo/shared/reais';
import { type ReactNode, useState } from 'react';
import daMesa from '../../mesa/mesa.module.css';
import { Botao } from '../../site/ui/Botao.tsx';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from '../acerto.module.css';
import { useDestino } from './usar-destino.ts';

export type Destino = ReturnType<typeof useDestino>;

/** What one of them is, and what a press on it asks. */
interface Linha {
  titulo: string;
  detalhes: ReactNode;
  /** Centavos. */
  valor: number;
}

/** Things that are nobody's yet, each until somebody says whose it is: one question at a time, said when it is answered. */
export function SemDestino<T extends { uid: string }>({
  itens,
  vazio,
  mudou,
  acao,
  aviso,
  linha,
  pergunta,
}: {
  itens: readonly T[];
  vazio: { titulo: string; diz: string };
  /** Refusal → what is said of it: the question is closed. */
  mudou: Partial<Record<string, string>>;
  /** Null where the person only reads. `de`: what a screen reader hears it is about. */
  acao: { icone: NomeIcone; texto: string; de(um: T): string } | null;
  /** Above the list. */
  aviso?: ReactNode;
  linha(um: T): Linha;
  pergunta(um: T, destino: Destino, aoFechar: () => void): ReactNode;
}) {
  const [perguntado, perguntar] = useState<T | null>(null);
  const destino = useDestino(mudou, () => perguntar(null));
  const { dito } = destino;
  return (
    <div className={daMesa.mesa}>
      <p role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito?.texto}
      </p>
      {aviso}
      {itens.length === 0 ? (
        <Vazio icone="circle-check" titulo={vazio.titulo}>
          {vazio.diz}
        </Vazio>
      ) : (
        <ul className={estilo.devolucoes}>
          {itens.map((um) => {
            const { titulo, detalhes, valor } = linha(um);
            return (
              <li key={um.uid}>
                <article className={estilo.devolucao}>
                  <div>
                    <h2>{titulo}</h2>
                    {detalhes}
                  </div>
                  <Dinheiro valor={valor} centavos className={estilo.devolver} />
                  {acao !== null && (
                    <Botao icone={acao.icone} onClick={() => perguntar(um)}>
                      {acao.texto}
                      <span className="so-leitor">
                        {' '}
                        {[acao.de(um), formatarReais(valor)].filter(Boolean).join(', ')}
                      </span>
                    </Botao>
                  )}
                </article>
              </li>
            );
          })}
        </ul>
      )}
      {perguntado !== null &&
        pergunta(perguntado, destino, () => {
          perguntar(null);
          destino.comando.limpar();
        })}
    </div>
  );
}
