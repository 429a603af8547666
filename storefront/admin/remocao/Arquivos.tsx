import { ACEITA_ARQUIVO, type ArquivoVisto } from '@martelo/shared/arquivo';
import { formatarDataHora } from '@martelo/shared/datas';
import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { noSite } from '../../src/cliente/anexo.ts';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_REMOCAO as P } from '../../src/palavras/admin-remocao.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { subirAndando } from '../dados/subir.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';

/** Pictures and papers of a removal, whoever sent them; one more is sent, then told by its code (S12). */
export function Arquivos({ uid, aoAnexar }: { uid: string; aoAnexar: () => void }) {
  const [anexando, anexar] = useState(false);
  const online = useOnline();
  const { data, error, isPending, refetch } = useQuery<{ itens: ArquivoVisto[] }, Recusa>({
    queryKey: ['remocao', 'arquivos', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/remocoes/${uid}/arquivos`, { signal }),
    retry: false,
  });
  return (
    <section className="parte" aria-labelledby="arquivos">
      <h2 id="arquivos">{P.arquivos}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={data?.itens.length === 0 && P.semArquivos}
      >
        <Relacao
          itens={data?.itens ?? []}
          chave={(um) => um.uid}
          colunas={[
            { rotulo: P.arquivo, de: (um) => <Abrir arquivo={um} /> },
            { rotulo: P.enviadoEm, de: ({ criadoEm }) => formatarDataHora(criadoEm) },
          ]}
        />
      </Lido>
      <p className="registro-acoes da-parte">
        <Botao icone="upload" disabled={!online} onClick={() => anexar(true)}>
          {P.anexar}
        </Botao>
      </p>
      {anexando && (
        <Anexar
          uid={uid}
          aoFechar={() => anexar(false)}
          aoAnexar={() => {
            void refetch();
            aoAnexar();
          }}
        />
      )}
    </section>
  );
}

function Abrir({ arquivo: { nome, endereco } }: { arquivo: ArquivoVisto }) {
  const href = noSite(endereco);
  if (href === null) return nome;
  return (
    <a className="elo" href={href} target="_blank" rel="noopener noreferrer" aria-label={P.abrir(nome)}>
      <Icone nome="file-text" tamanho={14} /> {nome}
    </a>
  );
}

function Anexar({ uid, aoFechar, aoAnexar }: { uid: string; aoFechar: () => void; aoAnexar: () => void }) {
  const id = useId();
  const [arquivo, escolherArquivo] = useState<File | null>(null);
  const [nome, nomear] = useState('');
  const [parte, andar] = useState<number | null>(null);
  const [problemas, recusar] = useState<readonly string[]>([]);
  // Sent again after nobody answered, it is the same file and the same code; another file is another.
  const [comandos, outros] = useState(() => [novoComandoId(), novoComandoId()] as const);
  const dizer = useDizer();
  const online = useOnline();
  const confirmar = async () => {
    if (arquivo === null) return recusar([P.semArquivo]);
    if (arquivo.size > MAXIMO_ENVIO) return recusar([P.grandeDemais]);
    if (nome.trim() === '') return recusar([P.semNome]);
    recusar([]);
    andar(0);
    try {
      const formulario = new FormData();
      formulario.append('comandoId', comandos[0]);
      formulario.append('arquivo', arquivo, arquivo.name);
      const enviado = await subirAndando<ArquivoVisto>(`/v1/remocoes/${uid}/arquivos`, formulario, andar);
      const { evento } = await chamar<{ evento: { recusa: { mensagem: string | string[] } | null } }>(
        'POST',
        `/v1/remocoes/${uid}/eventos`,
        {
          corpo: {
            ...{ codigo: 'S12', comandoId: comandos[1], instante: new Date().toISOString() },
            dados: { fileName: nome.trim(), fileId: enviado.uid },
          },
        },
      );
      if (evento.recusa !== null) return recusar([evento.recusa.mensagem].flat());
      dizer(P.anexado);
      aoFechar();
      aoAnexar();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
    } finally {
      andar(null);
    }
  };
  return (
    <Dialogo
      titulo={P.anexar}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante="primario"
            esperando={parte !== null}
            disabled={!online}
            onClick={() => void confirmar()}
          >
            {P.anexarSim}
          </Botao>
        </>
      }
    >
      <Problemas de={problemas} />
      <div className="campo">
        <label htmlFor={`${id}-arquivo`}>{P.arquivo}</label>
        <input
          id={`${id}-arquivo`}
          type="file"
          accept={ACEITA_ARQUIVO}
          disabled={parte !== null}
          aria-describedby={`${id}-ajuda`}
          onChange={({ target: { files } }) => {
            outros([novoComandoId(), novoComandoId()]);
            escolherArquivo(files?.[0] ?? null);
            recusar([]);
          }}
        />
        <small id={`${id}-ajuda`} className="quieto">
          {P.arquivoAjuda}
        </small>
        {parte !== null && <progress className="andamento" aria-label={P.enviando} max={1} value={parte} />}
      </div>
      <div className="campo">
        <label htmlFor={`${id}-nome`}>{P.nomeDoArquivo}</label>
        <input
          id={`${id}-nome`}
          value={nome}
          maxLength={120}
          disabled={parte !== null}
          aria-describedby={`${id}-nome-ajuda`}
          onChange={({ target: { value } }) => {
            // With other words it is another code; the file is the same.
            outros(([doArquivo]) => [doArquivo, novoComandoId()]);
            nomear(value);
          }}
        />
        <small id={`${id}-nome-ajuda`} className="quieto">
          {P.nomeDoArquivoAjuda}
        </small>
      </div>
    </Dialogo>
  );
}
