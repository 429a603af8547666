import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_SITUACAO_VISTORIA, type SituacaoVistoria } from '@martelo/shared/vistorias/vistoria';
import { useGetList } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { Lido } from '../../partes/Lido.tsx';
import { type Coluna, Relacao } from '../../partes/Relacao.tsx';
import { Abrindo } from '../../ui/Abrindo.tsx';
import { doVeiculo, type PropsDaAba } from '../veiculo.ts';

const LadoALado = lazy(() => import('./LadoALado.tsx'));

const P = PARTES_DO_VEICULO.vistorias;
const QUANTAS = 100;

type Vistoria = Registro & {
  tipoNome: string;
  versao: number;
  situacao: SituacaoVistoria;
  realizadaEm: string | null;
  realizadaPor: string | null;
};

/** Its inspections; two that were done are marked, and stand beside each other. */
export default function Vistorias({ veiculo }: PropsDaAba) {
  const { recursos, telas } = useCasa();
  const recurso = recursos.get('vistoria')!;
  const tela = telas.get('vistoria');
  const [busca, mudar] = useSearchParams();
  const { data, error, isPending, refetch } = useGetList<Vistoria>(
    recurso.nome,
    {
      filter: { filtros: [doVeiculo(veiculo)] },
      ...{ pagination: { page: 1, perPage: QUANTAS }, sort: { field: 'id', order: 'DESC' } },
    },
    { retry: false },
  );
  const realizadas = (data ?? []).filter(({ situacao }) => situacao === 'Realizada');
  const pedidas = (busca.get('comparar') ?? '').split('.');
  const marcadas = realizadas.filter(({ uid }) => pedidas.includes(uid));
  const marcar = (uids: readonly string[]) =>
    mudar((antes) => {
      const depois = new URLSearchParams(antes);
      if (uids.length === 0) depois.delete('comparar');
      else depois.set('comparar', uids.join('.'));
      return depois;
    });
  const trocar = (uid: string) => {
    const uids = marcadas.map((uma) => uma.uid);
    // A third one takes the place of the one that was marked first.
    marcar(uids.includes(uid) ? uids.filter((um) => um !== uid) : [...uids.slice(-1), uid]);
  };
  const nomeDe = ({ tipoNome, versao }: Vistoria) => P.versao(tipoNome, versao);
  const colunas: Coluna<Vistoria>[] = [
    ...(realizadas.length > 1
      ? [
          {
            rotulo: P.comparar,
            de: (uma: Vistoria) =>
              uma.situacao === 'Realizada' && (
                <label className="veiculo-marcar">
                  <input
                    type="checkbox"
                    aria-label={P.escolher(`${nomeDe(uma)}, nº ${uma.id}`)}
                    checked={marcadas.includes(uma)}
                    onChange={() => trocar(uma.uid)}
                  />
                </label>
              ),
          },
        ]
      : []),
    {
      rotulo: P.vistoria,
      de: (uma) => (tela ? <Link to={`/${tela.rotaDeUm}/${uma.uid}`}>{nomeDe(uma)}</Link> : nomeDe(uma)),
    },
    {
      rotulo: P.situacao,
      de: ({ situacao }) => <span className="marca-situacao">{ROTULOS_SITUACAO_VISTORIA[situacao]}</span>,
    },
    {
      rotulo: P.realizada,
      de: ({ realizadaEm }) => (realizadaEm === null ? '—' : formatarDataHora(realizadaEm)),
    },
    { rotulo: P.porQuem, de: ({ realizadaPor }) => realizadaPor ?? '—' },
  ];
  // The older one stands at the left.
  const [depois, antes] = marcadas;
  return (
    <>
      {recurso.escreve && tela && (
        <p className="acoes-da-parte ao-fim">
          <Link className="botao normal" to={`/${tela.rotaDeUm}/novo?veiculoId=${veiculo.id}`}>
            {P.pedir}
          </Link>
        </p>
      )}
      <Lido
        lendo={isPending}
        erro={error as Error | null}
        deNovo={() => void refetch()}
        vazio={data?.length === 0 && P.nenhuma}
      >
        {realizadas.length > 1 && !(antes && depois) && (
          <p className="quieto" role="status">
            {marcadas.length === 1 ? P.escolhaOutra : P.escolhaDuas}
          </p>
        )}
        <Relacao itens={data ?? []} chave={({ uid }) => uid} colunas={colunas} />
        {antes && depois && (
          <Suspense fallback={<Abrindo />}>
            <LadoALado
              key={`${antes.uid} ${depois.uid}`}
              antes={antes.uid}
              depois={depois.uid}
              aoFechar={() => marcar([])}
            />
          </Suspense>
        )}
      </Lido>
    </>
  );
}
