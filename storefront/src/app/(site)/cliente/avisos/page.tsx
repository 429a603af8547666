import type { AvisosDoSino } from '@martelo/shared/avisos/esquemas';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListaDeAvisos } from '../../../../avisos/ListaDeAvisos.tsx';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AVISOS } from '../../../../palavras/avisos.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { BotaoLigacao } from '../../../../site/ui/BotaoLigacao.tsx';

export const metadata: Metadata = { title: TITULOS.avisos, robots: { index: false } };

const ENDERECO = '/cliente/avisos';

/** All that a client was told. */
export default async function PaginaAvisos() {
  const [guarda, marca] = await Promise.all([guardarCliente(ENDERECO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<AvisosDoSino>('/v1/cliente/avisos?porPagina=30');
  return (
    <AreaCliente modo={marca.tipo} atual="avisos" titulo={TITULOS.avisos}>
      <div>
        <BotaoLigacao
          href={`${ENDERECO}/preferencias`}
          variante="secundario"
          tamanho="p"
          icone="sliders-horizontal"
        >
          {AVISOS.escolher}
        </BotaoLigacao>
      </div>
      {resposta.tipo === 'ok' ? (
        <ListaDeAvisos iniciais={resposta.corpo} modo={marca.tipo} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={ENDERECO} />
      )}
    </AreaCliente>
  );
}
