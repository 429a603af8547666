import type { RelatorioDoEvento } from '@martelo/shared/convidado.esquema';
import { formatarDataHora } from '@martelo/shared/datas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_EVENTOS as P } from '../../src/palavras/admin-eventos.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { guardarArquivo } from '../dados/guardar-arquivo.ts';
import { Lido } from '../partes/Lido.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';
import { DeUmEvento } from './Escolher.tsx';

/** What an event came to: who was invited, said that they come, came, and of an auction's who bid and bought. */
export default function Relatorio() {
  return <DeUmEvento titulo={P.relatorio}>{(uid) => <Um key={uid} uid={uid} />}</DeUmEvento>;
}

function Um({ uid }: { uid: string }) {
  const dizer = useDizer();
  const { data, isPending, error, refetch } = useQuery<RelatorioDoEvento, Recusa>({
    queryKey: ['evento', 'relatorio', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/eventos/${uid}/relatorio`, { signal }),
    ...{ retry: false, refetchInterval: 15_000 },
  });
  const baixar = (formato: 'xlsx' | 'csv') =>
    guardarArquivo(`/v1/eventos/${uid}/relatorio/exportar?formato=${formato}`).catch((falha: Recusa) =>
      dizer(falha.message, { tom: 'ruim' }),
    );
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <section aria-label={data.evento.nome} className="eventos-relatorio">
          <header>
            <h2>{data.evento.nome}</h2>
            <p className="quieto">{P.quando(formatarDataHora(data.evento.inicio), data.evento.local)}</p>
            <Suspenso rotulo={P.exportar} icone="download">
              {(fechar) => (
                <div className="lista-de-acoes">
                  {(['xlsx', 'csv'] as const).map((formato) => (
                    <button
                      key={formato}
                      type="button"
                      onClick={() => {
                        fechar();
                        void baixar(formato);
                      }}
                    >
                      {P.formatos[formato]}
                    </button>
                  ))}
                </div>
              )}
            </Suspenso>
            <a href={`/admin/eventos-portaria?evento=${uid}`} className="botao normal">
              {P.irAPorta}
            </a>
          </header>
          {data.evento.esquecido && <p className="nota">{P.esquecido}</p>}
          <Contas {...data} />
          <p className="quieto">
            {data.clientes === null
              ? P.soQuemVeLances
              : data.deramLances === null
                ? P.semLeilao
                : P.clienteComo}
          </p>
        </section>
      )}
    </Lido>
  );
}

/** Each count, with the part of all guests that it is; guests of a situation lead to their list. */
function Contas({ evento, contas, clientes, deramLances, compraram }: RelatorioDoEvento) {
  const da = (situacao?: string) =>
    `/eventos-convidados?filtro=${encodeURIComponent(
      JSON.stringify([
        { tipo: 'exata', campo: 'eventoId', valor: evento.id },
        ...(situacao === undefined ? [] : [{ tipo: 'exata', campo: 'situacao', valor: situacao }]),
      ]),
    )}`;
  const linhas: { nome: keyof typeof P.contas; quantos: number | null; mais?: string; para?: string }[] = [
    {
      ...{ nome: 'convidados', quantos: contas.convidados, para: da() },
      mais: P.comQuemLevam(contas.pessoasConvidadas),
    },
    { nome: 'confirmados', quantos: contas.confirmados, mais: P.comQuemLevam(contas.pessoasConfirmadas) },
    {
      ...{ nome: 'presentes', quantos: contas.presentes, para: da('PRESENTE') },
      mais: P.comQuemLevam(contas.pessoasPresentes),
    },
    { nome: 'ausentes', quantos: contas.ausentes, para: da('AUSENTE') },
    { nome: 'cancelados', quantos: contas.cancelados, para: da('CANCELADO') },
    { nome: 'clientes', quantos: clientes },
    { nome: 'deramLances', quantos: deramLances },
    { nome: 'compraram', quantos: compraram },
  ];
  return (
    <dl className="eventos-contas">
      {linhas.map(({ nome, quantos, mais, para }) =>
        quantos === null ? null : (
          <div key={nome}>
            <dt>{para === undefined ? P.contas[nome] : <Link to={para}>{P.contas[nome]}</Link>}</dt>
            <dd>
              <strong>{quantos.toLocaleString('pt-BR')}</strong>
              {mais && <small>{mais}</small>}
              {nome !== 'convidados' && <small>{P.deTodos(quantos, contas.convidados)}</small>}
              {nome !== 'convidados' && contas.convidados > 0 && (
                <meter aria-label={P.contas[nome]} min={0} max={contas.convidados} value={quantos} />
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
