import { formatarDataHora } from '@martelo/shared/datas';
import type { leilaoNaLista } from '@martelo/shared/leilao-da-equipe';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './contexto.ts';
import { caminhoDaMesa, caminhoDeAcompanhar, caminhoDoTelao } from './endereco.ts';

const ABERTOS = [{ tipo: 'multipla', campo: 'situacao', valores: ['AO_VIVO', 'PRONTO'] }];
const CAMINHO = `/v1/leiloes?${new URLSearchParams({ porPagina: '50', ordenar: 'data', filtro: JSON.stringify(ABERTOS) })}`;

type Um = Pick<z.infer<typeof leilaoNaLista>, 'uid' | 'nome' | 'data' | 'situacao' | 'quantidadeLotes'>;

/** The auctions that may be held now: those that are held first. */
export function Escolher() {
  const P = usePalavras();
  const [leiloes, definir] = useState<Um[] | null>(null);
  const [recusa, recusar] = useState<Recusa | null>(null);
  const ler = () => {
    recusar(null);
    chamar<{ itens: Um[] }>('GET', CAMINHO).then(({ itens }) => definir(itens), recusar);
  };
  useEffect(ler, []);
  const emOrdem = leiloes?.toSorted(
    (um, outro) => Number(outro.situacao === 'AO_VIVO') - Number(um.situacao === 'AO_VIVO'),
  );
  return (
    <main className="sala-escolher">
      <h1>{P.escolher.titulo}</h1>
      {recusa !== null ? (
        <div role="alert">
          <p>{recusa.message}</p>
          <Botao onClick={ler}>{P.erro.tentar}</Botao>
        </div>
      ) : emOrdem === undefined ? (
        <p role="status">{P.escolher.lendo}</p>
      ) : emOrdem.length === 0 ? (
        <p>{P.escolher.vazio}</p>
      ) : (
        <ul>
          {emOrdem.map(({ uid, nome, data, situacao, quantidadeLotes }) => (
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
              <nav aria-label={nome}>
                <a className="botao primario" href={caminhoDaMesa(uid)}>
                  <Icone nome="gavel" tamanho={16} />
                  <span>{P.escolher.conduzir}</span>
                </a>
                <a className="botao normal" href={caminhoDeAcompanhar(uid)}>
                  {P.escolher.acompanhar}
                </a>
                <a className="botao normal" href={caminhoDoTelao(uid)} target="_blank" rel="noreferrer">
                  {P.escolher.telao}
                </a>
              </nav>
            </li>
          ))}
        </ul>
      )}
      <a className="sala-inicio" href="/admin">
        {P.erro.inicio}
      </a>
    </main>
  );
}
