import {
  type AtoDeConsentimento,
  type ConsentimentoDoCliente,
  versaoDoCadastro,
} from '@martelo/shared/cliente';
import { textoDoConsentimento } from '@martelo/shared/formulario';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { EmVigor } from '../../../documentos-legais/EmVigor.tsx';
import { lerVersoes } from '../../../documentos-legais/ler.ts';
import { dadosDoFormulario } from '../../../elements/pecas/formulario/dados.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import { Medicao } from '../../../privacidade/Medicao.tsx';
import { MeuAceite } from '../../../privacidade/MeuAceite.tsx';
import { Novidades } from '../../../privacidade/Novidades.tsx';
import estilo from '../../../privacidade/privacidade.module.css';
import { motor, sessaoAtual } from '../../../sessao/sessao.ts';
import { type ParametrosDeBusca, temPagina } from '../../../site/conteudo/PaginaDeConteudo.tsx';
import { SessoesDaPagina } from '../../../site/conteudo/SessoesDaPagina.tsx';
import {
  COOKIE_CONSENTIMENTO,
  integracoesDa,
  lerConsentimento,
} from '../../../site/integracoes/integracoes.ts';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.privacidade, alternates: { canonical: '/privacidade' } };

/** What somebody agreed to here, each with its way back; below, what the brand itself writes of privacy. */
export default async function PaginaPrivacidade({ searchParams }: { searchParams: ParametrosDeBusca }) {
  const [marca, sessao, jarra, busca] = await Promise.all([
    marcaAtual(),
    sessaoAtual(),
    cookies(),
    searchParams,
  ]);
  if (marca === null) notFound();
  const [consentimento, historico, regulamento, versoes] = await Promise.all([
    sessao?.cliente ? motor<ConsentimentoDoCliente>('/v1/cliente/consentimento') : null,
    sessao?.cliente ? motor<{ itens: AtoDeConsentimento[] }>('/v1/cliente/consentimento/historico') : null,
    temPagina('regulamento'),
    sessao?.cliente ? lerVersoes('regulamento') : null,
  ]);
  const lido = regulamento ? versoes?.[0]?.versao : undefined;
  const versao = versaoDoCadastro(regulamento);
  const umaVez = Object.fromEntries(
    Object.entries(busca).flatMap(([nome, valor]) => (typeof valor === 'string' ? [[nome, valor]] : [])),
  );
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <header>
          <h1>{TITULOS.privacidade}</h1>
          <p>{TITULOS.oQueVoceAutorizou(marca.nome)}</p>
        </header>
        <Medicao
          modo={marca.tipo}
          ferramentas={integracoesDa(marca).map(({ nome }) => nome)}
          resposta={lerConsentimento(jarra.get(COOKIE_CONSENTIMENTO)?.value)}
        />
        {sessao?.cliente && (
          <MeuAceite
            modo={marca.tipo}
            consentimento={consentimento?.tipo === 'ok' ? consentimento.corpo : null}
            vigente={{
              ...{ versao, texto: textoDoConsentimento(versao, marca.nome) },
              ...(lido === undefined ? {} : { regulamento: lido }),
            }}
            historico={historico?.tipo === 'ok' ? historico.corpo.itens : []}
            regulamento={regulamento}
          />
        )}
        <Novidades
          marca={marca.nome}
          dados={dadosDoFormulario({ id: 'cancelar' }, { subdominio: marca.subdominio, busca: umaVez })}
        />
      </div>
      <SessoesDaPagina uri="privacidade" />
      <EmVigor uri="privacidade" />
    </>
  );
}
