import { ehDeVenda, type pedidosADecidir } from '@martelo/shared/aprovacao';
import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { AbasDoAcerto } from '../../../../acerto/AbasDoAcerto.tsx';
import { AcompanharRegistros } from '../../../../acerto/AcompanharRegistros.tsx';
import estilo from '../../../../acerto/acerto.module.css';
import { Aprovacoes } from '../../../../acerto/aprovacoes/Aprovacoes.tsx';
import { DECIDEM_PEDIDOS, VEEM_APROVACOES } from '../../../../acerto/papel.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { AtualizarDeTempos } from '../../../../comitente/AtualizarDeTempos.tsx';
import { APROVACOES } from '../../../../palavras/aprovacoes.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata = { title: TITULOS.aprovacoes, robots: { index: false } };

const CAMINHO = '/acerto/aprovacoes';

/** What waits for a second person of the house (P10), live. */
export default async function PaginaAprovacoes() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO, VEEM_APROVACOES), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<z.infer<typeof pedidosADecidir>>('/v1/aprovacoes/a-decidir?quais=vendas');
  if (resposta.tipo !== 'ok') return <Indisponivel modo={marca.tipo} endereco={CAMINHO} />;
  const itens = resposta.corpo.itens.filter(ehDeVenda);
  const { haMais } = resposta.corpo;
  const { roles } = guarda.sessao;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <AtualizarDeTempos />
      <AcompanharRegistros recurso="aprovacao" />
      <h1>{APROVACOES.titulo}</h1>
      <AbasDoAcerto atual="aprovacoes" roles={roles} totais={{ aprovacoes: itens.length }} />
      {haMais && <p className={estilo.aviso}>{APROVACOES.haMais}</p>}
      <Aprovacoes
        pedidos={itens}
        decide={DECIDEM_PEDIDOS.some((papel) => roles.includes(papel))}
        agora={Date.now()}
      />
    </div>
  );
}
