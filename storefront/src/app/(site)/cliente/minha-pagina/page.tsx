import type { Compra } from '@martelo/shared/compra';
import type { SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import type { Perfil } from '@martelo/shared/conta/perfil';
import { formatarData } from '@martelo/shared/datas';
import type { MeusDocumentos } from '@martelo/shared/documento-cliente';
import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../cliente/AtualizarAoVivo.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { CAMINHO_DOS_DOCUMENTOS } from '../../../../meus-documentos/caminho.ts';
import { DocumentoEnviado } from '../../../../meus-documentos/DocumentoEnviado.tsx';
import estilo from '../../../../meus-documentos/meus-documentos.module.css';
import { Situacao } from '../../../../meus-documentos/Situacao.tsx';
import { MEUS_DOCUMENTOS } from '../../../../palavras/meus-documentos.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { OQueFalta } from '../../../../perfil/OQueFalta.tsx';
import { passosDaConta } from '../../../../perfil/o-que-falta.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { BotaoLigacao } from '../../../../site/ui/BotaoLigacao.tsx';
import { Ligacao } from '../../../../site/ui/Ligacao.tsx';
import { Vazio } from '../../../../site/ui/Vazio.tsx';

export const metadata = { title: TITULOS.minhaPagina, robots: { index: false } };

const CAMINHO = '/cliente/minha-pagina';

/** All that a client sent of themselves, and the papers of what they bought. */
export default async function PaginaMinhaPagina() {
  const [guarda, marca] = await Promise.all([guardarCliente(CAMINHO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const [documentos, compras, confirmacoes, perfil] = await Promise.all([
    motor<MeusDocumentos>('/v1/cliente/documentos'),
    motor<Pagina<Compra>>('/v1/cliente/compras?porPagina=10'),
    motor<SituacaoDasConfirmacoes>('/v1/cliente/confirmacoes'),
    motor<Perfil>('/v1/cliente/perfil'),
  ]);
  if (documentos.tipo !== 'ok' || compras.tipo !== 'ok')
    return (
      <AreaCliente modo={marca.tipo} atual="documentos" titulo={TITULOS.minhaPagina}>
        <Indisponivel modo={marca.tipo} endereco={CAMINHO} />
      </AreaCliente>
    );
  const { itens, situacao } = documentos.corpo;
  return (
    <AreaCliente modo={marca.tipo} atual="documentos" titulo={TITULOS.minhaPagina}>
      <AtualizarAoVivo />
      <div className={estilo.pagina}>
        {confirmacoes.tipo === 'ok' && perfil.tipo === 'ok' && (
          <OQueFalta
            modo={marca.tipo}
            passos={passosDaConta({
              ...{ confirmacoes: confirmacoes.corpo, documentos: documentos.corpo, modo: marca.tipo },
              empresa: perfil.corpo.natureza === 'Juridica',
            })}
          />
        )}
        <Situacao modo={marca.tipo} documentos={documentos.corpo} />
        <section className={estilo.historico}>
          <div className={estilo.linha}>
            <h2>{MEUS_DOCUMENTOS.historico}</h2>
            {situacao !== 'Aprovado' && (
              <BotaoLigacao href={CAMINHO_DOS_DOCUMENTOS}>{MEUS_DOCUMENTOS.irEnviar}</BotaoLigacao>
            )}
          </div>
          {itens.length === 0 ? (
            <Vazio icone="file-text" titulo={MEUS_DOCUMENTOS.nadaEnviado}>
              {MEUS_DOCUMENTOS.nadaEnviadoDiz}
            </Vazio>
          ) : (
            <ul className={estilo.historico}>
              {itens.map((documento) => (
                <li key={documento.uid}>
                  <DocumentoEnviado documento={documento} />
                </li>
              ))}
            </ul>
          )}
          {situacao === 'Aprovado' && (
            <Ligacao href={CAMINHO_DOS_DOCUMENTOS}>{MEUS_DOCUMENTOS.outros}</Ligacao>
          )}
        </section>
        <section>
          <h2>{MEUS_DOCUMENTOS.papeis}</h2>
          <p className={estilo.suave}>
            {compras.corpo.itens.length === 0 ? MEUS_DOCUMENTOS.semPapeis : MEUS_DOCUMENTOS.papeisDizem}
          </p>
          <ul className={estilo.papeis}>
            {compras.corpo.itens.map(({ uid, id, loteNome, dataVenda }) => (
              <li key={uid}>
                <div>
                  <strong>{loteNome}</strong>
                  <p className={estilo.suave}>{formatarData(dataVenda)}</p>
                </div>
                <Ligacao href={`/cliente/compras/${id}`}>{MEUS_DOCUMENTOS.verCompra}</Ligacao>
              </li>
            ))}
          </ul>
          {compras.corpo.total > compras.corpo.itens.length && (
            <Ligacao href="/cliente/compras">{MEUS_DOCUMENTOS.todasCompras}</Ligacao>
          )}
        </section>
      </div>
    </AreaCliente>
  );
}
