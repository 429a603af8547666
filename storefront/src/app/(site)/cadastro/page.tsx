import { versaoDoCadastro } from '@martelo/shared/cliente';
import { textoDoConsentimento } from '@martelo/shared/formulario';
import { redirect } from 'next/navigation';
import estilo from '../../../sessao/Formulario.module.css';
import { FormularioCadastro } from '../../../sessao/FormularioCadastro.tsx';
import { retornoSeguro } from '../../../sessao/retorno.ts';
import { sessaoAtual } from '../../../sessao/sessao.ts';
import { temPagina } from '../../../site/conteudo/PaginaDeConteudo.tsx';
import { SessoesDaPagina } from '../../../site/conteudo/SessoesDaPagina.tsx';
import { marcaAtual } from '../../../site/marca.ts';
import { Vazio } from '../../../site/ui/Vazio.tsx';

export const metadata = { title: 'Cadastro' };

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
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <div className={`${estilo.cartao} ${estilo.largo}`}>
          <header>
            <h1>Criar conta</h1>
            <p className={estilo.sub}>Leva dois minutos. Depois disso você já pode participar.</p>
          </header>
          {aberto && naturezas.length > 0 ? (
            <FormularioCadastro
              agora={Date.now()}
              naturezas={naturezas}
              retorno={retorno}
              aceite={{ versao, texto: textoDoConsentimento(versao, marca?.nome ?? '') }}
              regulamento={regulamento}
            />
          ) : (
            <Vazio icone="lock" titulo="O cadastro nesta marca está fechado neste período." />
          )}
          <p className={estilo.rodape}>
            Já tem conta? <a href="/login">Entrar</a>
          </p>
        </div>
      </div>
      <SessoesDaPagina uri="cadastro" />
    </>
  );
}
