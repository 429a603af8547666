import { formatarDataHora } from '@martelo/shared/datas';
import type { ConsultaDaFipe } from '@martelo/shared/fipe-consulta';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_FIPE } from '../../src/palavras/admin-fipe.ts';
import { chamar, Recusa } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { AndamentoEmMassa } from '../partes/RelatorioEmMassa.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

const P = ADMIN_FIPE.consultar;
const CAMINHO = '/v1/fipe/consulta';
const CHAVE = ['fipe', 'consulta'];

/** The stock by the table's newest month: asked for here, done behind, and followed while it goes on. */
export function Consulta() {
  const { data, error, isPending, refetch } = useQuery<ConsultaDaFipe, Recusa>({
    queryKey: CHAVE,
    queryFn: ({ signal }) => chamar('GET', CAMINHO, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.ultima?.situacao === 'ANDANDO' ? 1_000 : false),
    retry: false,
  });
  return (
    <section>
      <h2>{P.titulo}</h2>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data && <Lida de={data} />}
      </Lido>
    </section>
  );
}

function Lida({ de: { disponivel, ultima } }: { de: ConsultaDaFipe }) {
  const consultas = useQueryClient();
  const online = useOnline();
  const [pedindo, pedir] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const andando = ultima?.situacao === 'ANDANDO';
  const comecar = async () => {
    pedir(true);
    recusar(null);
    try {
      const feita = await chamar<ConsultaDaFipe>('POST', CAMINHO, { corpo: {} });
      consultas.setQueryData(CHAVE, feita);
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      recusar(erro.mensagens.join(' '));
    } finally {
      pedir(false);
    }
  };
  return (
    <>
      <p className="quieto">{disponivel ? P.explica : P.desligada}</p>
      {ultima && <Ultima {...ultima} />}
      {recusa !== null && (
        <p className="nota ruim" role="alert">
          {recusa}
        </p>
      )}
      {disponivel && !andando && (
        <p>
          <Botao
            variante="primario"
            icone="refresh-cw"
            disabled={!online || pedindo}
            onClick={() => void comecar()}
          >
            {ultima === null ? P.botao : P.deNovo}
          </Botao>
        </p>
      )}
    </>
  );
}

function Ultima(ultima: NonNullable<ConsultaDaFipe['ultima']>) {
  const { situacao, em, total, feitos, mes } = ultima;
  if (situacao === 'ANDANDO')
    return (
      <>
        <p role="status">{P.andando(feitos, total)}</p>
        {total > 0 && <AndamentoEmMassa feitas={feitos} total={total} />}
      </>
    );
  const ditas = { PRONTA: P.pronta, FALHOU: P.falhou, INTERROMPIDA: P.interrompida };
  return (
    <>
      <p role="status" className={situacao === 'PRONTA' ? undefined : 'nota ruim'}>
        {ditas[situacao](formatarDataHora(em))}
      </p>
      <dl className="contas">
        {(['atualizados', 'iguais', 'semValor'] as const).map((qual) => (
          <div key={qual}>
            <dt>{P.contas[qual]}</dt>
            <dd>{ultima[qual].toLocaleString('pt-BR')}</dd>
          </div>
        ))}
        {mes !== null && (
          <div>
            <dt>{P.contas.mes}</dt>
            <dd>{mes.split('-').reverse().join('/')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
