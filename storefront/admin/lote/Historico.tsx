import { formatarDataHora } from '@martelo/shared/datas';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { usePalavras } from '../leilao/dados.ts';
import { Lido } from '../partes/Lido.tsx';
import { textoDe } from '../valor/valor.ts';
import type { Lote } from './dados.ts';

interface Alteracao {
  instante: string;
  nome: string;
  tipo: 'incluido' | 'alterado' | 'situacao' | 'tempo';
  mudancas: Record<string, unknown>;
}

/** Who changed what of a lot, newest first: to who writes lots. */
export default function Historico({ recurso, lote }: { recurso: RecursoDescrito; lote: Lote }) {
  const { lote: P, lotes: doLote, historico } = usePalavras();
  const { marca } = useCasa().configuracao;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['leilao', 'historico-do-lote', lote.uid],
    queryFn: () => chamar<{ itens: Alteracao[] }>('GET', `/v1/lotes/${lote.uid}/historico`),
    enabled: recurso.escreve,
    retry: false,
  });
  if (!recurso.escreve) return <p className="quieto">{P.historicoDeOutros}</p>;
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      <ol className="historico">
        {data?.itens.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two acts of one instant have nothing else to be told by
          <li key={`${item.instante} ${i}`}>
            <strong>{P.atos[item.tipo]}</strong>
            <span className="quieto">{ADMIN_REGISTRO.quem(item.nome, formatarDataHora(item.instante))}</span>
            {item.tipo !== 'incluido' && (
              <dl>
                {Object.entries(item.mudancas).flatMap(([nome, valor]) => {
                  if (nome === 'situacao')
                    return (
                      <div key={nome}>
                        <dt>{doLote.colunas.situacao}</dt>
                        <dd>
                          <ins>{rotuloSituacao(String(valor), marca.tipo).rotulo}</ins>
                        </dd>
                      </div>
                    );
                  const campo = recurso.campos.find((um) => um.campo === nome);
                  return campo ? (
                    <div key={nome}>
                      <dt>{campo.rotulo}</dt>
                      <dd>
                        <ins>{valor === null ? historico.retirado : textoDe(campo, valor)}</ins>
                      </dd>
                    </div>
                  ) : (
                    []
                  );
                })}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Lido>
  );
}
