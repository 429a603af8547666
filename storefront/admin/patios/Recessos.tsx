import { formatarData } from '@martelo/shared/datas';
import type { RecessosRespondidos } from '@martelo/shared/recesso';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_PATIOS as P } from '../../src/palavras/admin-patios.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { CHAVE_DOS_RECESSOS, useRecessos } from './dados.ts';

type Recesso = RecessosRespondidos['itens'][number];
const dia = (um: string): string => formatarData(`${um}T12:00:00-03:00`);
const periodo = ({ de, ate }: Pick<Recesso, 'de' | 'ate'>): string => P.periodo(dia(de), dia(ate));

/** The days on which yards serve nobody. */
export default function Recessos() {
  useTitulo(P.recessos);
  const { data, isPending, error, refetch } = useRecessos();
  const itens = data?.itens ?? [];
  const colunas: Coluna<Recesso>[] = [
    { rotulo: P.patio, de: ({ patio }) => patio.nome },
    {
      rotulo: P.quando,
      de: (um) => (
        <>
          {periodo(um)} {um.passou && <small className="quieto">({P.passou})</small>}
        </>
      ),
    },
    { rotulo: P.motivo, de: ({ motivo }) => motivo },
  ];
  return (
    <div className="pagina patios">
      <header className="lista-topo">
        <h1>{P.recessos}</h1>
        <Link to="/patio-recesso-novo" className="botao primario">
          {P.novo}
        </Link>
      </header>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.nenhum}
      >
        <Relacao
          {...{ itens, colunas }}
          chave={({ patio, de, ate, motivo }) => `${patio.uid} ${de} ${ate} ${motivo}`}
          atos={{ rotulo: P.atos, de: (um) => (um.passou ? null : <Retirar {...um} />) }}
        />
      </Lido>
    </div>
  );
}

function Retirar({ patio, de, ate, motivo }: Recesso) {
  const [perguntando, perguntar] = useState(false);
  const { fazendo, recusa, confirmar } = useConfirmar();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const online = useOnline();
  const retirar = () =>
    confirmar(async () => {
      await chamar('POST', `/v1/patio-recesso/${patio.uid}/retirar`, { corpo: { de, ate, motivo } });
      dizer(P.retirado);
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_RECESSOS });
    });
  return (
    <>
      <Botao
        icone="x"
        disabled={!online}
        aria-label={P.retirar(patio.nome, periodo({ de, ate }))}
        onClick={() => perguntar(true)}
      >
        {P.retirarCurto}
      </Botao>
      {perguntando && (
        <Dialogo
          titulo={P.retirarPergunta}
          aoFechar={() => perguntar(false)}
          acoes={
            <>
              <Botao onClick={() => perguntar(false)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" esperando={fazendo} onClick={() => void retirar()}>
                {P.retirarCurto}
              </Botao>
            </>
          }
        >
          <p>
            <strong>{patio.nome}</strong>, {periodo({ de, ate })}: {motivo}
          </p>
          <p>{P.retirarDiz}</p>
          <Problemas de={recusa} />
        </Dialogo>
      )}
    </>
  );
}
