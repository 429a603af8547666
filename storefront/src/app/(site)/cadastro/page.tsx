import { versaoDoCadastro } from '@martelo/shared/cliente';
import type { ConviteAberto } from '@martelo/shared/convite';
import { textoDoConsentimento } from '@martelo/shared/formulario';
import { redirect } from 'next/navigation';
import { lerVersoes } from '../../../documentos-legais/ler.ts';
import { CADASTRO } from '../../../palavras/cadastro.ts';
import { CONVIDADO } from '../../../palavras/indicar.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { FormularioCadastro } from '../../../sessao/FormularioCadastro.tsx';
import { retornoSeguro } from '../../../sessao/retorno.ts';
import { motor, sessaoAtual } from '../../../sessao/sessao.ts';
import { temPagina } from '../../../site/conteudo/PaginaDeConteudo.tsx';
import { SessoesDaPagina } from '../../../site/conteudo/SessoesDaPagina.tsx';
import { marcaAtual } from '../../../site/marca.ts';
import { Vazio } from '../../../site/ui/Vazio.tsx';

export const metadata = { title: TITULOS.cadastro };

/** What an invitation says to who holds it; null where it is good no more, or cannot be asked. */
async function conviteAbertoPor(codigo: string): Promise<ConviteAberto | null> {
  const resposta = await motor<ConviteAberto>(`/v1/convites/${encodeURIComponent(codigo.slice(0, 100))}`);
  return resposta.tipo === 'ok' ? resposta.corpo : null;
}

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaCadastro({ searchParams }: Parametros) {
  const [busca, marca, sessao] = await Promise.all([searchParams, marcaAtual(), sessaoAtual()]);
  const retorno = retornoSeguro(busca.retorno);
  if (sessao !== null) redirect(retorno);
  const naturezas = [
    ...(marca?.permitirCpf ? (['Fisica'] as const) : []),
    ...(marca?.permitirCnpj ? (['Juridica'] as const) : []),
  ];
  const { inicio = null, fim = null } = marca?.janelaCadastro ?? {};
  const agora = Date.now();
  const aberto =
    (inicio === null || agora >= Date.parse(inicio)) && (fim === null || agora < Date.parse(fim));
  const regulamento = await temPagina('regulamento');
  const versao = versaoDoCadastro(regulamento);
  const codigo = typeof busca.convite === 'string' ? busca.convite : null;
  const convite = codigo === null ? null : await conviteAbertoPor(codigo);
  const lido = regulamento ? (await lerVersoes('regulamento'))?.[0]?.versao : undefined;
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <div className={`${estilo.cartao} ${estilo.largo}`}>
          <header>
            <h1>{CADASTRO.criarConta}</h1>
            <p className={estilo.sub}>{CADASTRO.doisMinutos}</p>
          </header>
          {codigo !== null && (
            <p role="status" className={convite === null ? estilo.motivo : estilo.info}>
              {convite === null ? CONVIDADO.invalido : CONVIDADO.por(convite.de)}
            </p>
          )}
          {aberto && naturezas.length > 0 ? (
            <FormularioCadastro
              {...(convite === null || codigo === null ? {} : { convite: { codigo, ...convite } })}
              {...(busca.natureza === 'Juridica' ? { natureza: 'Juridica' as const } : {})}
              agora={Date.now()}
              naturezas={naturezas}
              retorno={retorno}
              aceite={{ versao, texto: textoDoConsentimento(versao, marca?.nome ?? '') }}
              {...(lido === undefined ? {} : { lido })}
              regulamento={regulamento}
            />
          ) : (
            <Vazio icone="lock" titulo={CADASTRO.fechado} />
          )}
          <p className={estilo.rodape}>
            {CADASTRO.jaTemConta}{' '}
            <a href={retorno === '/' ? '/login' : `/login?${new URLSearchParams({ retorno })}`}>
              {CADASTRO.entrar}
            </a>
          </p>
        </div>
      </div>
      <SessoesDaPagina uri="cadastro" />
    </>
  );
}
