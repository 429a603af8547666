import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { RemocaoNaLista } from '@martelo/shared/remocoes/de-fora';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Indisponivel } from '../../../cliente/Indisponivel.tsx';
import { TRANSPORTADORA } from '../../../palavras/transportadora.ts';
import { SemPermissao } from '../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../sessao/sessao.ts';
import { marcaAtual } from '../../../site/marca.ts';
import { DoCampo } from '../../../transportadora/DoCampo.tsx';
import { Lista } from '../../../transportadora/Lista.tsx';
import { ANTES_DA_COLETA, CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA } from '../../../transportadora/papel.ts';
import estilo from '../../../transportadora/transportadora.module.css';

export const metadata: Metadata = { title: TRANSPORTADORA.titulo, robots: { index: false } };

/** What a carrier was given to fetch, or what somebody drives, on a phone. */
export default async function PaginaDaTransportadora() {
  const [guarda, marca] = await Promise.all([
    guardarPapeis(CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA),
    marcaAtual(),
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<{ itens: RemocaoNaLista[]; total: number }>(
    '/v1/transportadora/remocoes?porPagina=100',
  );
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <h1>{TRANSPORTADORA.titulo}</h1>
      {resposta.tipo === 'ok' ? (
        <>
          {guarda.sessao.uid && (
            <DoCampo dono={guarda.sessao.uid} paginas={paginasDe(resposta.corpo.itens)} />
          )}
          <Lista {...resposta.corpo} hoje={diaEmSaoPaulo(Date.now())} />
        </>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO_DA_TRANSPORTADORA} />
      )}
    </div>
  );
}

/** What is taken along of a day: each removal, and the inspections that may be filled in on the way. */
const paginasDe = (itens: readonly RemocaoNaLista[]): string[] => [
  ...itens.map(({ uid }) => `${CAMINHO_DA_TRANSPORTADORA}/${uid}`),
  ...itens
    .filter(({ situacao }) => ANTES_DA_COLETA.includes(situacao))
    .map(({ uid }) => `${CAMINHO_DA_TRANSPORTADORA}/${uid}/vistoria`),
];
