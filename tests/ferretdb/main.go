// FerretDB with its SQLite handler behind the MongoDB wire protocol: the test server where no mongod can be had.
//
//	ferretdb <host:port> <file:folder/>
//
// Says its address on stdout when it takes connections. FerretDB finds and then writes; MongoDB promises that a write of one document
// is atomic. So commands that write are let through one at a time.
package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"sync"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	ctx, parar := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer parar()
	dentro := os.TempDir() + fmt.Sprintf("/martelo-ferretdb-%d.sock", os.Getpid())
	defer os.Remove(dentro)
	servidor, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{Unix: dentro},
		Handler:   "sqlite",
		SQLiteURL: os.Args[2],
	})
	exigir(err)
	porta, err := net.Listen("tcp", os.Args[1])
	exigir(err)
	go atender(porta, dentro)
	fmt.Printf("mongodb://%s/\n", porta.Addr())
	exigir(servidor.Run(ctx))
}

func atender(porta net.Listener, dentro string) {
	var vez sync.Mutex
	for {
		cliente, err := porta.Accept()
		exigir(err)
		go func() {
			defer cliente.Close()
			banco, err := net.Dial("unix", dentro)
			if err != nil {
				return
			}
			defer banco.Close()
			for err == nil {
				var pergunta, resposta []byte
				if pergunta, err = mensagem(cliente); err != nil {
					return
				}
				if escreve(pergunta) {
					vez.Lock()
				}
				if _, err = banco.Write(pergunta); err == nil {
					resposta, err = mensagem(banco)
				}
				if escreve(pergunta) {
					vez.Unlock()
				}
				if err == nil {
					_, err = cliente.Write(resposta)
				}
			}
		}()
	}
}

// A message of the wire protocol begins with its length.
func mensagem(de io.Reader) ([]byte, error) {
	cabeca := make([]byte, 4)
	if _, err := io.ReadFull(de, cabeca); err != nil {
		return nil, err
	}
	tamanho := binary.LittleEndian.Uint32(cabeca)
	if tamanho < 16 || tamanho > 48_000_000 {
		return nil, fmt.Errorf("%d bytes are no message", tamanho)
	}
	inteira := make([]byte, tamanho)
	copy(inteira, cabeca)
	_, err := io.ReadFull(de, inteira[4:])
	return inteira, err
}

// The first field of the command's document is its name: after header, flags, kind of section, length, and type of field.
func escreve(pergunta []byte) bool {
	for _, nome := range []string{"insert", "update", "delete", "findAndModify"} {
		if len(pergunta) > 26 && bytes.HasPrefix(pergunta[26:], append([]byte(nome), 0)) {
			return true
		}
	}
	return false
}

func exigir(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
