import { formatarDataHora } from '@martelo/shared/datas';
import type { AlteracaoDoLeilao } from '@martelo/shared/leilao-da-equipe';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { chamar } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { textoDe } from '../valor/valor.ts';
import { type Leilao, usePalavras } from './dados.ts';

/** Who did what to the auction and when, newest first. */
export default function Historico({ recurso, leilao }: { recurso: RecursoDescrito; leilao: Leilao }) {
  const P = usePalavras();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['leilao', 'historico', leilao.uid],
    queryFn: () => chamar<{ itens: AlteracaoDoLeilao[] }>('GET', `/v1/leiloes/${leilao.uid}/historico`),
    retry: false,
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      <ol className="historico">
        {data?.itens.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two acts of one instant have nothing else to be told by
          <li key={`${item.instante} ${i}`}>
            <strong>{oQueFez(P, item)}</strong>
            <span className="quieto">{ADMIN_REGISTRO.quem(item.nome, formatarDataHora(item.instante))}</span>
            <Mudancas {...{ recurso, item }} />
          </li>
        ))}
      </ol>
    </Lido>
  );
}

const oQueFez = (
  { historico: { atos } }: ReturnType<typeof usePalavras>,
  { tipo, quantos }: AlteracaoDoLeilao,
) => (tipo === 'lotes-incluidos' || tipo === 'lotes-movidos' ? atos[tipo](quantos ?? 0) : atos[tipo]);

function Mudancas({ recurso, item }: { recurso: RecursoDescrito; item: AlteracaoDoLeilao }) {
  const P = usePalavras();
  const ditas = Object.entries(item.mudancas).flatMap(([nome, valor]) => {
    const campo = recurso.campos.find((um) => um.campo === nome);
    return campo && !['id', 'uid', 'hotsites'].includes(nome) ? [{ campo, valor }] : [];
  });
  if (ditas.length === 0) return null;
  const lista = (
    <dl>
      {ditas.map(({ campo, valor }) => (
        <div key={campo.campo}>
          <dt>{campo.rotulo}</dt>
          <dd>
            <ins>{valor === null ? P.historico.retirado : textoDe(campo, valor)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  if (item.tipo !== 'criado') return lista;
  return (
    <details>
      <summary>{ADMIN_REGISTRO.comecouCom}</summary>
      {lista}
    </details>
  );
}
