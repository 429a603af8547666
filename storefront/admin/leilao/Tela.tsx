import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { IrAcompanhar } from '../acompanhar/Ir.tsx';
import { IrAosBoletos } from '../boletos/Ir.tsx';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { IrAosDocumentos } from '../documentos-leilao/Ir.tsx';
import { useFotoDoLote } from '../fotos/dados.ts';
import { IrAoPainel } from '../painel/Ir.tsx';
import { Abas, useAba } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { Conduzir } from './Conduzir.tsx';
import Dados, { NovoLeilao } from './Dados.tsx';
import { Duplicar } from './Duplicar.tsx';
import { type Leilao, useLeilao, usePalavras } from './dados.ts';
import { OQueFalta } from './OQueFalta.tsx';
import { Situacao } from './Situacao.tsx';

const Lotes = lazy(() => import('./lotes/Lotes.tsx'));
const FotosDoLeilao = lazy(() => import('../fotos/FotosDoLeilao.tsx'));
const Importar = lazy(() => import('./importar/Importar.tsx'));
const Habilitacoes = lazy(() => import('./Habilitacoes.tsx'));
const Resultado = lazy(() => import('./Resultado.tsx'));
const Historico = lazy(() => import('./Historico.tsx'));

export const ABAS = [
  ...(['dados', 'lotes', 'importar', 'fotos', 'falta', 'habilitacoes', 'resultado', 'historico'] as const),
] as const;
export type Aba = (typeof ABAS)[number];

/** An auction: what it is, its lots, and what may be done with it; or one that is to be made. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  if (uid === 'novo' && recurso.escreve) return <Novo recurso={recurso} />;
  return <Aberto {...{ recurso, uid }} />;
}

function Novo({ recurso }: { recurso: RecursoDescrito }) {
  const P = usePalavras();
  const navegar = useNavigate();
  useTitulo(P.novo);
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{P.novo}</h1>
      </header>
      <p className="quieto">{P.novoExplica}</p>
      <NovoLeilao
        recurso={recurso}
        aoCriar={({ uid }) => navegar(`/${recurso.rotaDeUm}/${uid}?aba=lotes`, { replace: true })}
      />
    </div>
  );
}

function Aberto({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, error, isPending, refetch } = useLeilao(uid);
  if (error)
    return <NaoAbriu recurso={recurso} erro={error as unknown as Recusa} lerDeNovo={() => void refetch()} />;
  if (isPending || data === undefined) return <Abrindo tela />;
  return <Mostrado {...{ recurso }} leilao={data} />;
}

function Mostrado({ recurso, leilao }: { recurso: RecursoDescrito; leilao: Leilao }) {
  const P = usePalavras();
  const enviaFotos = useFotoDoLote() !== undefined;
  const fechadas = new Set<Aba>([
    ...(recurso.escreve ? [] : ['importar' as const]),
    ...(enviaFotos ? [] : ['fotos' as const]),
  ]);
  const abas = ABAS.filter((uma) => !fechadas.has(uma));
  const aba = useAba(abas);
  useTitulo(`${leilao.nome} · ${P.abas[aba]}`);
  const contados: Partial<Record<Aba, number>> = {
    lotes: leilao.quantidadeLotes,
    ...(leilao.faltam.length > 0 ? { falta: leilao.faltam.length } : {}),
  };
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{leilao.nome}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(leilao.id)}</span>
        <span className="marca-situacao" data-tom={tomDe(leilao.situacao)}>
          {ROTULOS_SITUACAO_LEILAO[leilao.situacao]}
        </span>
        <div className="registro-acoes">
          <Conduzir leilao={leilao} />
          <IrAcompanhar leilaoUid={leilao.uid} />
          <IrAoPainel leilaoUid={leilao.uid} />
          <IrAosBoletos leilaoUid={leilao.uid} />
          <IrAosDocumentos leilaoUid={leilao.uid} />
          {recurso.escreve && <Situacao leilao={leilao} />}
          {recurso.escreve && <Duplicar {...{ recurso, leilao }} />}
        </div>
      </header>
      <Abas nome={P.partes} rotulos={P.abas} atual={aba} {...{ abas, contados }} />
      <Suspense fallback={<Abrindo />}>
        <DaAba {...{ aba, recurso, leilao }} />
      </Suspense>
    </div>
  );
}

function DaAba({ aba, recurso, leilao }: { aba: Aba; recurso: RecursoDescrito; leilao: Leilao }) {
  switch (aba) {
    case 'dados':
      return <Dados {...{ recurso, leilao }} />;
    case 'lotes':
      return <Lotes {...{ recurso, leilao }} />;
    case 'importar':
      return recurso.escreve ? <Importar leilao={leilao} /> : null;
    case 'fotos':
      return <FotosDoLeilao leilao={leilao} />;
    case 'falta':
      return <OQueFalta leilao={leilao} />;
    case 'habilitacoes':
      return <Habilitacoes leilao={leilao} />;
    case 'resultado':
      return <Resultado leilao={leilao} />;
    case 'historico':
      return <Historico {...{ recurso, leilao }} />;
  }
}

const tomDe = (situacao: Leilao['situacao']): 'bom' | 'ruim' | 'espera' | undefined => {
  if (situacao === 'PRONTO' || situacao === 'AO_VIVO') return 'bom';
  if (situacao === 'CANCELADO') return 'ruim';
  return situacao === 'EXECUTADO' ? undefined : 'espera';
};
