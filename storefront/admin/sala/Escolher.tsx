import { formatarDataHora } from '@martelo/shared/datas';
import type { leilaoNaLista } from '@martelo/shared/leilao-da-equipe';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './contexto.ts';
import { caminhoDaMesa, caminhoDeAcompanhar, caminhoDoTelao } from './endereco.ts';

const POR_PAGINA = 50;
/** The soonest first; those that are held come before those that may be. */
const caminhoDos = (situacao: 'AO_VIVO' | 'PRONTO'): string =>
  `/v1/leiloes?${new URLSearchParams({
    ...{ porPagina: String(POR_PAGINA), ordenar: 'data' },
    filtro: JSON.stringify([{ tipo: 'exata', campo: 'situacao', valor: situacao }]),
  })}`;

type Um = Pick<z.infer<typeof leilaoNaLista>, 'uid' | 'nome' | 'data' | 'situacao' | 'quantidadeLotes'>;

interface Pagina {
  itens: Um[];
  total: number;
}

/** The auctions that may be held now: those that are held first. */
export function Escolher() {
  const P = usePalavras();
  const [leiloes, definir] = useState<Um[] | null>(null);
  const [temMais, haMais] = useState(false);
  const [recusa, recusar] = useState<Recusa | null>(null);
  const ler = () => {
    recusar(null);
    Promise.all((['AO_VIVO', 'PRONTO'] as const).map((uma) => chamar<Pagina>('GET', caminhoDos(uma)))).then(
      (paginas) => {
        definir(paginas.flatMap(({ itens }) => itens));
        haMais(paginas.some(({ itens, total }) => total > itens.length));
      },
      recusar,
    );
  };
  useEffect(ler, []);
  return (
    <main className="sala-escolher">
      <h1>{P.escolher.titulo}</h1>
      {recusa !== null ? (
        <div role="alert">
          <p>{recusa.message}</p>
          <Botao onClick={ler}>{P.erro.tentar}</Botao>
        </div>
      ) : leiloes === null ? (
        <p role="status">{P.escolher.lendo}</p>
      ) : leiloes.length === 0 ? (
        <p>{P.escolher.vazio}</p>
      ) : (
        <ul>
          {leiloes.map(({ uid, nome, data, situacao, quantidadeLotes }) => (
            <li key={uid} data-ao-vivo={situacao === 'AO_VIVO' || undefined}>
              <div>
                <h2>{nome}</h2>
                <p>
                  <span className="marca-situacao" data-tom={situacao === 'AO_VIVO' ? 'bom' : undefined}>
                    {situacao === 'AO_VIVO' ? P.escolher.aoVivo : P.escolher.pronto}
                  </span>{' '}
                  {formatarDataHora(data)} · {P.escolher.lotes(quantidadeLotes)}
                </p>
              </div>
              <div className="sala-caminhos">
                <a className="botao primario" href={caminhoDaMesa(uid)}>
                  <Icone nome="gavel" tamanho={16} />
                  <span>{P.escolher.conduzir}</span>
                  <span className="so-leitor">{nome}</span>
                </a>
                <a className="botao normal" href={caminhoDeAcompanhar(uid)}>
                  {P.escolher.acompanhar}
                  <span className="so-leitor">{nome}</span>
                </a>
                <a className="botao normal" href={caminhoDoTelao(uid)} target="_blank" rel="noreferrer">
                  {P.escolher.telao}
                  <span className="so-leitor">{nome}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
      {temMais && <p>{P.escolher.mais}</p>}
      <a className="sala-inicio" href={temMais ? '/admin/leiloes' : '/admin'}>
        {temMais ? P.escolher.todos : P.erro.inicio}
      </a>
    </main>
  );
}
