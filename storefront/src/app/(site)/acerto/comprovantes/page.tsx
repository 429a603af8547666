import { notFound } from 'next/navigation';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import { buscarFilas, MAXIMO } from '../../../../acerto/buscar.ts';
import { Devolucoes } from '../../../../acerto/Devolucoes.tsx';
import { Mesa } from '../../../../acerto/Mesa.tsx';
import { VALIDAM_PAGAMENTOS } from '../../../../acerto/papel.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import daMesa from '../../../../mesa/mesa.module.css';
import { ACERTO } from '../../../../palavras/acerto.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.comprovantes, robots: { index: false } };

const CAMINHO = '/acerto/comprovantes';

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Settlement's two queues: proofs to look at, and money to give back. */
export default async function PaginaComprovantes({ searchParams }: Parametros) {
  const [guarda, marca, busca] = await Promise.all([
    guardarPapeis(CAMINHO, VALIDAM_PAGAMENTOS),
    marcaAtual(),
    searchParams,
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const filas = await buscarFilas();
  if (filas === null) return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  const devolucoes = busca.aba === 'devolver';
  const agora = Date.now();
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <h1>{ACERTO.titulo}</h1>
      <AbasDoAcerto
        atual={devolucoes ? 'devolver' : 'validar'}
        roles={guarda.sessao.roles}
        totais={{ validar: filas.aValidar.length, devolver: filas.aDevolver.length + filas.sobras.length }}
      />
      {filas.haMais && <p className={daMesa.aviso}>{ACERTO.haMais(MAXIMO)}</p>}
      {devolucoes ? (
        <Devolucoes fila={filas.aDevolver} sobras={filas.sobras} agora={agora} />
      ) : (
        <Mesa fila={filas.aValidar} agora={agora} />
      )}
    </div>
  );
}
