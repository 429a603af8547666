import { formatarDataHora } from '@martelo/shared/datas';
import type { ArquivoDoDocumentoVisto } from '@martelo/shared/documento-cliente';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { ROTULOS_TIPO_DOCUMENTO, type TipoDocumento } from '@martelo/shared/tipo-de-documento';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { ADMIN_CLIENTE } from '../../../src/palavras/admin-cliente.ts';
import { SAC } from '../../../src/palavras/sac.ts';
import { Ato } from '../../partes/Ato.tsx';
import { Fatos } from '../../partes/Fatos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { acoesDe } from '../../registro/acoes.ts';
import { Botao } from '../../ui/Botao.tsx';
import { Valor } from '../../valor/Valor.tsx';
import { camposDe } from '../campos.ts';
import type { PropsDaAba } from '../cliente.ts';
import type { DocumentoLido } from './Documentos.tsx';

const P = ADMIN_CLIENTE.documentos;

interface Igual {
  cliUid: string;
  doMesmo: boolean;
}
type Aberto = DocumentoLido & {
  arquivosVistos: (ArquivoDoDocumentoVisto & { iguais: Igual[] })[];
};

const PESSOA = ['nome', 'cpf', 'dataNascimento', 'rg', 'orgaoExpeditor'];
const EMPRESA = ['razaoSocial', 'nomeFantasia', 'cnpj', 'inscricaoEstadual', 'quadroSocietario'];
/** Which fields of the registration a document of the type is to show. */
const MOSTRA: Record<TipoDocumento, readonly string[]> = {
  ...{ RG: PESSOA, CNH: PESSOA, RNM: PESSOA, CPF: ['nome', 'cpf', 'dataNascimento'] },
  COMPROVANTE_ENDERECO: ['nome', 'razaoSocial', 'endereco'],
  CONTRATO_SOCIAL: EMPRESA,
  PROCURACAO: ['nome', 'cpf', 'razaoSocial', 'cnpj'],
  AUTORIZACAO_SUCATA: ['nome', 'razaoSocial', 'cpf', 'cnpj', 'habilitacaoSucata'],
};

/** The picture beside what it is to prove, and the word of the house on it. */
export function Documento({
  recurso,
  cliente,
  inteiros,
  pedirInteiros,
  documento,
  especie,
  aoDecidir,
}: PropsDaAba & { documento: DocumentoLido; especie: RecursoDescrito; aoDecidir: () => void }) {
  const { data, error, isPending, refetch } = useGetOne<Aberto>(
    especie.nome,
    { id: documento.uid as never },
    { retry: false },
  );
  const { tipo, situacao, decisao } = documento;
  const nome = ROTULOS_TIPO_DOCUMENTO[tipo];
  const campos = camposDe(recurso, MOSTRA[tipo]);
  const escondidos = recurso.campos.some(
    ({ campo, mascarado, inteiro }) => MOSTRA[tipo].includes(campo) && mascarado && inteiro,
  );
  const possiveis = acoesDe(especie, documento).map((uma) => uma.nome);
  const ato = { recurso: especie, registro: documento, aoMudar: aoDecidir };
  return (
    <article className="documento" aria-label={nome}>
      <div className="documento-arquivos">
        <Lido
          lendo={isPending}
          erro={error as Error | null}
          deNovo={() => void refetch()}
          vazio={data?.arquivosVistos.length === 0 && P.semArquivo}
        >
          {data?.arquivosVistos.map((arquivo, i) => (
            <Arquivo
              key={arquivo.uid}
              {...{ arquivo, nome }}
              lado={arquivo.lado === 'pagina' ? SAC.pagina(i + 1) : SAC.lados[arquivo.lado]}
            />
          ))}
        </Lido>
      </div>
      <div className="documento-confere">
        <h2>{nome}</h2>
        <p>
          <Valor campo={especie.campos.find(({ campo }) => campo === 'situacao')!} valor={situacao} />
        </p>
        {decisao && <p className="quieto">{P.decidido(decisao.situacao, formatarDataHora(decisao.em))}</p>}
        {decisao?.motivo && <p>{P.motivo(decisao.motivo)}</p>}
        <Fatos titulo={P.confira} registro={cliente} campos={campos} />
        {!inteiros && escondidos && (
          <Botao icone="eye" onClick={pedirInteiros} title={SAC.aConsultaFica}>
            {P.porInteiro}
          </Botao>
        )}
        <div className="cartao-atos">
          {possiveis.includes('aprovar') && (
            <Ato
              {...ato}
              nome="aprovar"
              rotulo={P.aprovar}
              icone="check"
              variante="primario"
              semCampos={tipo !== 'AUTORIZACAO_SUCATA'}
            />
          )}
          {possiveis.includes('divergir') && (
            <Ato {...ato} nome="divergir" rotulo={P.divergir} icone="x" variante="perigo" />
          )}
        </div>
      </div>
    </article>
  );
}

/** A picture in its place, turned as needed, a PDF one press away; and where the same bytes were sent besides. */
function Arquivo({
  arquivo,
  lado,
  nome,
}: {
  arquivo: Aberto['arquivosVistos'][number];
  lado: string;
  nome: string;
}) {
  const { endereco, tipo, paginas, iguais } = arquivo;
  const [quartos, girar] = useState(0);
  const [falhou, dizerQueFalhou] = useState(false);
  const href = endereco === null ? null : `/api${endereco}`;
  const deOutros = new Set(iguais.filter(({ doMesmo }) => !doMesmo).map(({ cliUid }) => cliUid)).size;
  return (
    <figure>
      <figcaption>
        <strong>{lado}</strong>
        {tipo !== 'application/pdf' && (
          <Botao
            variante="leve"
            icone="refresh-cw"
            aria-label={SAC.girarO(lado)}
            onClick={() => girar((antes) => (antes + 1) % 4)}
          >
            {SAC.girar}
          </Botao>
        )}
      </figcaption>
      {iguais.length > 0 && (
        <p className={deOutros > 0 ? 'nota ruim' : 'nota'}>
          {deOutros > 0 ? SAC.jaEnviadoPorOutro(deOutros) : SAC.jaEnviado}
        </p>
      )}
      {href === null || falhou ? (
        <p className="quieto">{SAC.naoAbriu}</p>
      ) : tipo === 'application/pdf' ? (
        <a href={href} target="_blank" rel="noopener" className="botao normal">
          {SAC.abrirPdf(paginas ?? 1)}
        </a>
      ) : (
        <a href={href} target="_blank" rel="noopener" className="documento-imagem" data-quartos={quartos}>
          <img src={href} alt={SAC.imagemDe(lado, nome)} onError={() => dizerQueFalhou(true)} />
        </a>
      )}
    </figure>
  );
}
